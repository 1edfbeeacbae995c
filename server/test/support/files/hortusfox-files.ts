import { picture } from './pictures.ts';

/** The files of a small backup of HortusFox: its tables as JSON, and the pictures that they name. */
export async function hortusFoxFiles(): Promise<[string, string | Uint8Array][]> {
  const photo = await picture().jpeg().toBuffer();
  const plants = [
    {
      ...{ id: 1, name: 'Monty', scientific_name: 'Monstera deliciosa', location: 1, tags: 'big gift', photo: 'a.jpg' },
      ...{ last_watered: '2026-04-20 08:00:00', last_repotted: '2026-03-01 00:00:00', last_fertilised: null },
      ...{ perennial: 1, annual: 0, cutting_month: 3, date_of_purchase: '2024-05-06 00:00:00', humidity: 60 },
      ...{ light_level: 'light_level_half_shade', health_state: 'root_rot', notes: 'From Ada.', history: 0 },
      ...{ water_interval_days: 7, created_at: '2024-05-06 10:00:00' },
    },
    // Texts instead of numbers, as older versions of PHP write them; copied, so it shares the photo.
    {
      id: '2',
      name: 'Fern',
      location: '2',
      photo: 'a.jpg',
      health_state: 'withering',
      history: '0',
      last_watered: null,
    },
    { id: 3, name: 'Gone', location: 1, photo: 'placeholder.jpg', history: 1 },
    { id: 4, name: 'Aloe', location: 9, photo: 'placeholder.jpg', health_state: 'in_good_standing', history: 0 },
  ];
  const gallery = [
    {
      id: 1,
      plant: 1,
      thumb: 'b_thumb.jpg',
      original: 'b.jpg',
      label: 'First flower',
      created_at: '2025-06-01 12:00:00',
    },
    { id: 2, plant: 2, thumb: 'c_thumb.jpg', original: 'c.jpg', label: '', created_at: '2025-07-01 12:00:00' },
    { id: 3, plant: 3, thumb: 'd_thumb.jpg', original: 'd.jpg', label: 'Gone', created_at: '2025-07-01 12:00:00' },
  ];
  const tasks = [
    {
      id: 1,
      title: 'Feed the fern',
      description: 'A little',
      due_date: '2026-05-03 00:00:00',
      recurring_time: 336,
      done: 0,
    },
    { id: 2, title: 'Buy soil', description: '', due_date: null, done: 0 },
    { id: 3, title: 'Water Monty', description: '', due_date: '2026-01-01 00:00:00', done: 1 },
  ];
  return [
    ['plants/', ''],
    ['plants/data.json', JSON.stringify(plants)],
    ['plants/img/a.jpg', photo],
    ['plants/img/placeholder.jpg', photo],
    [
      'locations/data.json',
      JSON.stringify([
        { id: 1, name: 'Living room' },
        { id: 2, name: 'Bath' },
      ]),
    ],
    ['gallery/data.json', JSON.stringify(gallery)],
    ['gallery/img/b.jpg', photo],
    ['gallery/img/b_thumb.jpg', photo],
    ['gallery/img/c_thumb.jpg', 'no picture'],
    ['tasks/data.json', JSON.stringify(tasks)],
    [
      'inventory/data.json',
      JSON.stringify([
        { id: 1, name: 'Soil', amount: 2 },
        { id: 2, name: 'Pots', amount: 5 },
      ]),
    ],
    ['calendar/data.json', JSON.stringify([{ id: 1, name: 'Garden day' }])],
  ];
}
