import {scenePath} from '../../../../artwork';
import type {SeedPage} from '../../seed-site';

export const CLINICAL_LINE: SeedPage = {
  name: 'The Clinical line at a glance',
  slug: 'clinical-line',
  title: 'The Clinical Line',
  seo_description:
    'Marlowe Clinical for dogs and cats by indication, with the nutrients that each recipe moves, and what staff saw at home.',
  blocks: [
    {
      collection: 'block_promotion_banner',
      layout: 'hero',
      tone: 'sky',
      eyebrow: 'Marlowe Clinical',
      headline: 'The line at a glance',
      text: 'Eighteen recipes, six ranges, and one rule: each changes as little as its indication allows.',
      image: scenePath('hero-staff'),
      image_alt: '',
      buttons: [
        {label: 'Clinical for dogs', link: '/products/dog/brand/marlowe-clinical'},
        {label: 'Clinical for cats', link: '/products/cat/brand/marlowe-clinical'},
      ],
    },
    {
      collection: 'block_highlight_content',
      tone: 'night',
      headline: 'Six ranges',
      is_numbered: false,
      items: [
        {headline: 'Renal & Cardiac', text: 'Phosphorus and sodium down, and good protein kept.'},
        {headline: 'Gastro', text: 'Low fat, highly digestible, with gentle fiber.'},
        {
          headline: 'Urinary & Calm',
          text: 'Minerals and pH in a narrow band, with tryptophan where stress plays in.',
        },
        {headline: 'Derma', text: 'Duck, rabbit or venison, each on its own.'},
        {headline: 'Mobility & Weight', text: 'Omega-3 for joints, and fewer calories on them.'},
        {headline: 'Dental', text: 'Kibble that holds together until the tooth is in.'},
      ],
    },
    {
      collection: 'block_product_carousel',
      page: 'clinical-line',
      headline: 'One from each range',
      copyColor: 'dark-blue',
      bg_color: 'light-gray',
      handles: [
        {handle: 'clinical-kidney-diet-stew'},
        {handle: 'clinical-digestive-low-fat-stew'},
        {handle: 'clinical-urinary-care-pate'},
        {handle: 'clinical-skin-food-sensitivity'},
        {handle: 'clinical-joint-care-dry'},
        {handle: 'clinical-dental-bites-dry'},
      ],
      isLastComponent: false,
    },
    {
      collection: 'block_rich_text',
      headline: 'Fourteen days on your own patient',
      body: '<p>Last spring 212 members fed a Clinical recipe to their own animals on the advice of a colleague, and kept a diary.</p><ul><li>On Digestive Low Fat, stools were formed by day five in nine dogs out of ten.</li><li>Four cats out of five took to Kidney Diet Morsels within three days, warmed to body temperature.</li><li>Dental Bites were too large for dogs below ten pounds. We have written so on the bag since.</li></ul><p>It was a diary and not a trial: <strong>no controls, and owners who like us</strong>. Read it in that light.</p>',
    },
    {
      collection: 'block_two_column_section',
      columns: [
        {
          headline: 'Who may order it here',
          text: '<p>Members whose account group may order it. Others see the recipes and why they can’t add them. <a href="/faq">The FAQ</a> explains how we check a group.</p>',
        },
        {
          headline: 'When a client asks',
          text: '<p>Clients order in the consumer shop and confirm your recommendation in the cart. We may call you about it, so a line in the record helps us both.</p>',
        },
      ],
    },
  ],
};
