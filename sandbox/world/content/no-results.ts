export type NoResults = {
  headline: string;
  text: string;
  /** Search terms with results. */
  terms: string[];
  links: {label: string; path: string}[];
};

export const NO_RESULTS: NoResults = {
  headline: 'No products match your search',
  text: 'Try fewer words, a flavor or a health need. You can also search by the SKU on the back of the bag.',
  terms: ['chicken', 'salmon', 'puppy', 'hairball', 'urinary care', 'treats'],
  links: [
    {label: 'Dog food', path: '/products/dog'},
    {label: 'Cat food', path: '/products/cat'},
    {label: 'Puppy food', path: '/products/dog/pet-age/puppy-food'},
    {label: 'Treats for dogs', path: '/products/dog/food-form/treats'},
    {label: 'Everything', path: '/products'},
  ],
};
