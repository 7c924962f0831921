import {z} from 'zod';
import {EDITOR_TOKEN} from '~sandbox/content-system/rest';

const items = z.object({data: z.array(z.looseObject({id: z.number()}))});

/** An editor who changes content in the sandbox's content system. */
export function createEditor(origin: string) {
  const headers = {Authorization: `Bearer ${EDITOR_TOKEN}`, 'Content-Type': 'application/json'};
  const address = (path: string) => `${origin}/directus/items/${path}`;
  const editor = {
    async find(collection: string, filter: object) {
      const query = new URLSearchParams({filter: JSON.stringify(filter), sort: 'id'});
      const response = await fetch(address(`${collection}?${query}`), {headers});
      return items.parse(await response.json()).data;
    },
    async change(collection: string, filter: object, fields: object): Promise<void> {
      for (const {id} of await editor.find(collection, filter)) {
        const response = await fetch(address(`${collection}/${id}`), {
          method: 'PATCH',
          headers,
          body: JSON.stringify(fields),
        });
        if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
      }
    },
  };
  return editor;
}
