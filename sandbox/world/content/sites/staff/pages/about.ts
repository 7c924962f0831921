import {scenePath} from '../../../../artwork';
import type {SeedPage} from '../../seed-site';

export const ABOUT: SeedPage = {
  name: 'About the program',
  slug: 'about',
  title: 'About Pro Staff Feeding',
  seo_description:
    'Why Marlowe offers its food to veterinary staff, who runs the program, and what we ask in return.',
  blocks: [
    {
      collection: 'block_promotion_banner',
      layout: 'hero',
      tone: 'night',
      eyebrow: 'About the program',
      headline: 'Feed it at home before you recommend it',
      text: 'Pro Staff Feeding began with twelve technicians in Fort Collins who wouldn’t recommend a food their own dogs hadn’t tried.',
      image: scenePath('clinic'),
      image_alt: '',
      buttons: [
        {label: 'Open the catalog', link: '/products'},
        {label: 'Read the rules', link: '/faq'},
      ],
    },
    {
      collection: 'block_highlight_content',
      tone: 'oat',
      headline: 'From joining to the first bowl',
      is_numbered: true,
      items: [
        {
          headline: 'Register',
          text: 'With your role, and the clinic, school or shelter you work for.',
        },
        {
          headline: 'Get confirmed',
          text: 'Most clinics confirm you right away, others within two business days.',
        },
        {headline: 'Order', text: 'Ship to work or home, up to the monthly quota.'},
      ],
    },
    {
      collection: 'block_two_column_section',
      headline: 'What it is, and what it isn’t',
      columns: [
        {
          headline: 'It’s a thank-you',
          text: '<p>We learned most of what we know about feeding sick pets from the people who care for them every day. This is our way of saying thank you.</p>',
        },
        {
          headline: 'It isn’t an obligation',
          text: '<p>We don’t track what you recommend, and we don’t ask clinics for sales. If your cat prefers another brand, we’d love to know which one.</p>',
        },
      ],
    },
    {
      collection: 'block_goodness_box_badge',
      label: 'What we ask in return',
      text: 'Tell us when a food doesn’t do what its label says. Dr. Amos Pell reads every note himself, and three recipes have changed because of them.',
      image: '/cdn/shop/files/pack_bag_clinical_dog_adult_chicken_30lb_scene.png',
      image_alt: 'A dog beside a bag of Marlowe Clinical',
      link: '/contact-us',
      link_label: 'Write to Amos',
    },
  ],
};
