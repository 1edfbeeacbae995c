import type { Call, Case } from '../measure.ts';
import { form, post, register } from './gardener.ts';

const SPECIES = ['Monstera deliciosa', 'Ficus lyrata', 'Epipremnum aureum', 'Calathea orbifolia', 'Crassula ovata'];

/** Another address each time, so that no kept answer is used: as after a change. */
export const listOf100Plants: Case = {
  name: 'List of 100 plants, changed',
  async prepare(address) {
    return { method: 'GET', path: '/api/plants?n=[<id>]', headers: await gardenerWith100Plants(address) };
  },
};

export const unchangedListOf100Plants: Case = {
  name: 'List of 100 plants, unchanged',
  async prepare(address) {
    const headers = await gardenerWith100Plants(address);
    const answer = await fetch(`${address}/api/plants`, { headers });
    await answer.arrayBuffer();
    const tag = answer.headers.get('etag') ?? '';
    return { method: 'GET', path: '/api/plants', headers: { ...headers, 'if-none-match': tag }, status: 304 };
  },
};

/** A gardener whose browser has nothing yet, while the server has answered the same before. */
export const keptListOf100Plants: Case = {
  name: 'List of 100 plants, kept by the server',
  async prepare(address) {
    return { method: 'GET', path: '/api/plants', headers: await gardenerWith100Plants(address) };
  },
};

async function gardenerWith100Plants(address: string): Promise<{ authorization: string }> {
  const signedIn = await register(address);
  for (let number = 1; number <= 100; number++) {
    const { path, headers, body = '' } = addPlantNumber(number, signedIn);
    await post(address, path, { headers, body });
  }
  return signedIn;
}

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
