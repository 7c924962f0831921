import {TextLink} from '~/ui/text-link';

const COLUMNS = [
  {
    heading: 'Dog',
    links: [
      {label: 'All dog food', to: '/products/dog'},
      {label: 'Dry food', to: '/products/dog/food-form/dry-food'},
      {label: 'Wet food', to: '/products/dog/food-form/wet-food'},
      {label: 'Treats', to: '/products/dog/food-form/treats'},
    ],
  },
  {
    heading: 'Cat',
    links: [
      {label: 'All cat food', to: '/products/cat'},
      {label: 'Dry food', to: '/products/cat/food-form/dry-food'},
      {label: 'Wet food', to: '/products/cat/food-form/wet-food'},
      {label: 'Treats', to: '/products/cat/food-form/treats'},
    ],
  },
  {
    heading: 'Shop',
    links: [
      {label: 'All products', to: '/products'},
      {label: 'Your cart', to: '/cart'},
      {label: 'Site map', to: '/sitemap'},
    ],
  },
];

export function Footer() {
  return (
    <footer className="mt-16 bg-surface-oat py-12">
      <div className="page-column grid grid-cols-2 gap-8 md:grid-cols-[1.6fr_1fr_1fr_1fr]">
        <div className="col-span-full flex flex-col gap-2 md:col-span-1">
          <p className="text-heading-s font-strong text-secondary">Marlowe</p>
          <p className="max-w-prose text-ink-soft md:max-w-64">
            Food made with veterinarians, for the dogs and cats who share our homes.
          </p>
        </div>
        {COLUMNS.map(({heading, links}) => (
          <nav key={heading} aria-label={`${heading} links`}>
            <p className="pb-2 font-strong">{heading}</p>
            <ul className="flex flex-col gap-1.5">
              {links.map(({label, to}) => (
                <li key={to}>
                  <TextLink to={to} variant="plain" className="inline-block text-ink-soft">
                    {label}
                  </TextLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  );
}
