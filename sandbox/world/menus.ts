import {gid} from './ids';
import type {
  MenuItemKind,
  WorldBlog,
  WorldCollection,
  WorldMenu,
  WorldMenuItem,
  WorldPage,
  WorldPolicy,
} from './types';

/** The resources that menu items can link to. */
interface Linkable {
  collections: WorldCollection[];
  pages: WorldPage[];
  policies: WorldPolicy[];
  blogs: WorldBlog[];
}

/** A menu item without an id. */
interface Entry {
  title: string;
  path: string;
  items?: Entry[];
}

const MAIN: Entry[] = [
  speciesEntry('Dog', 'dog', {title: 'Puppy Food', path: '/collections/dog-puppy-food'}),
  speciesEntry('Cat', 'cat', {title: 'Kitten Food', path: '/collections/cat-kitten-food'}),
  {title: 'Best Sellers', path: '/collections/best-sellers'},
  {title: 'New', path: '/collections/new-arrivals'},
  {title: 'Journal', path: '/blogs/journal'},
];

const FOOTER: Entry[] = [
  {title: 'About', path: '/pages/about'},
  {title: 'Contact', path: '/pages/contact'},
  {title: 'Search', path: '/search'},
  {title: 'Shipping', path: '/policies/shipping-policy'},
  {title: 'Refunds', path: '/policies/refund-policy'},
  {title: 'Privacy', path: '/policies/privacy-policy'},
  {title: 'Terms', path: '/policies/terms-of-service'},
];

function speciesEntry(title: string, species: 'dog' | 'cat', young: Entry): Entry {
  const collection = (name: string, slug: string) => ({
    title: name,
    path: `/collections/${species}-${slug}`,
  });
  return {
    title,
    path: `/collections/${species}`,
    items: [
      collection('Dry Food', 'dry-food'),
      collection('Wet Food', 'wet-food'),
      collection('Treats', 'treats'),
      young,
      collection('Adult', `adult-${species}-food`),
      collection('Senior', `senior-${species}-food`),
      collection('Marlowe Balance', 'marlowe-balance'),
      collection('Marlowe Clinical', 'marlowe-clinical'),
    ],
  };
}

/** `main-menu` and `footer`. @throws Error when an item links to a resource that the world doesn't have */
export function buildMenus(world: Linkable): WorldMenu[] {
  let number = 250000;
  const itemOf = ({title, path, items = []}: Entry): WorldMenuItem => {
    number += 1;
    const id = gid('MenuItem', number);
    return {id, title, path, tags: [], ...targetOf(path, world), items: items.map(itemOf)};
  };
  return [
    {id: gid('Menu', 240001), handle: 'main-menu', title: 'Main menu', items: MAIN.map(itemOf)},
    {id: gid('Menu', 240002), handle: 'footer', title: 'Footer menu', items: FOOTER.map(itemOf)},
  ];
}

function targetOf(path: string, world: Linkable): Pick<WorldMenuItem, 'type' | 'resourceId'> {
  const [, folder, handle] = path.split('/');
  if (folder === 'search') return {type: 'SEARCH', resourceId: null};
  const targets: Record<string, {type: MenuItemKind; among: {id: string; handle: string}[]}> = {
    collections: {type: 'COLLECTION', among: world.collections},
    pages: {type: 'PAGE', among: world.pages},
    policies: {type: 'SHOP_POLICY', among: world.policies},
    blogs: {type: 'BLOG', among: world.blogs},
  };
  const target = targets[folder ?? ''];
  const resource = target?.among.find((item) => item.handle === handle);
  if (!target || !resource) throw new Error(`No menu item can lead to ${path}`);
  return {type: target.type, resourceId: resource.id};
}
