import {scenePath} from '../../../../artwork';
import type {SeedPage} from '../../seed-site';

export const CLINICAL_LINE: SeedPage = {
  name: 'The Clinical line at a glance',
  slug: 'clinical-line',
  title: 'The Clinical Line',
  seo_description:
    'Marlowe Clinical for dogs and cats by indication, with the nutrients each recipe changes, and what staff saw at home.',
  blocks: [
    {
      collection: 'block_promotion_banner',
      layout: 'hero',
      tone: 'sky',
      eyebrow: 'Marlowe Clinical',
      headline: 'The line at a glance',
      text: 'Eighteen recipes, six ranges, and one rule: each changes only what its indication requires.',
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
        {
          headline: 'Renal & Cardiac',
          text: 'Less phosphorus and sodium, with high-quality protein.',
        },
        {headline: 'Gastro', text: 'Low fat, highly digestible, with gentle fiber.'},
        {
          headline: 'Urinary & Calm',
          text: 'Minerals and pH in a narrow range, with tryptophan where stress plays a role.',
        },
        {headline: 'Derma', text: 'A single novel protein: duck, rabbit or venison.'},
        {
          headline: 'Mobility & Weight',
          text: 'Omega-3s for joints, and fewer calories to keep weight off them.',
        },
        {headline: 'Dental', text: 'Kibble that lets the tooth sink in before it breaks.'},
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
      headline: 'Fourteen days with your own patient',
      body: '<p>Last spring 212 members fed a Clinical recipe to their own animals on the advice of a colleague, and kept a diary.</p><ul><li>On Digestive Low Fat, stools were formed by day five in nine dogs out of ten.</li><li>Four cats out of five took to Kidney Diet Morsels within three days, warmed to body temperature.</li><li>Dental Bites were too large for dogs under ten pounds. The bag now says so.</li></ul><p>This was a diary, not a clinical trial: <strong>no controls, and owners who like us</strong>. Please read it that way.</p>',
    },
    {
      collection: 'block_two_column_section',
      columns: [
        {
          headline: 'Who may order it here',
          text: '<p>Members whose account group is eligible. Everyone else can see the recipes, and why they can’t add them. <a href="/faq">The FAQ</a> explains how we check a group.</p>',
        },
        {
          headline: 'When a client asks',
          text: '<p>Clients order in the consumer shop and confirm your recommendation when they add the food. We may call you about it, so a note in the patient’s record helps us both.</p>',
        },
      ],
    },
  ],
};
