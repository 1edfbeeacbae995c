import type { Call, Case } from '../measure.ts';
import { form, post, register } from './gardener.ts';

const SPECIES = ['Monstera deliciosa', 'Ficus lyrata', 'Epipremnum aureum', 'Calathea orbifolia', 'Crassula ovata'];

export const listOf100Plants: Case = {
  name: 'List of 100 plants',
  async prepare(address) {
    const signedIn = await register(address);
    for (let number = 1; number <= 100; number++) {
      const { path, headers, body = '' } = addPlantNumber(number, signedIn);
      await post(address, path, { headers, body });
    }
    return { method: 'GET', path: '/api/plants', headers: signedIn };
  },
};

export const addPlant: Case = {
  name: 'Add a plant without a photo',
  async prepare(address) {
    return addPlantNumber(1, await register(address));
  },
};

function addPlantNumber(number: number, signedIn: { authorization: string }): Call {
  const { type, body } = form({
    name: `Plant number ${number}`,
    species: SPECIES[number % SPECIES.length] ?? '',
    location: 'Living room, by the east window',
    potSize: '21 cm',
    sunlight: 'Bright indirect light',
  });
  return { method: 'POST', path: '/api/plants', headers: { ...signedIn, 'content-type': type }, body };
}
