import {scenePath} from '../../../../artwork';
import type {SeedPage} from '../../seed-site';

export const FAQ: SeedPage = {
  name: 'FAQ',
  slug: 'faq',
  title: 'FAQ',
  seo_description:
    'Who may join Pro Staff Feeding, how the monthly 120 lb are counted, and how orders reach a clinic, a school or a home.',
  blocks: [
    {
      collection: 'block_feature_heading',
      eyebrow: 'Questions & answers',
      headline: 'The rules, in plain words',
      text: '<p>There are few, and each has a reason. If one does not fit your situation, write to us before you work around it.</p>',
      image: scenePath('desk'),
      image_alt: 'A cat asleep on a desk beside a headset',
      buttons: [{label: 'Contact the program team', link: '/contact-us'}],
    },
    {
      collection: 'block_faq',
      headline: 'Who may join',
      entries: [
        {
          question: 'Who is Pro Staff Feeding for?',
          answer:
            '<p>Veterinarians, technicians, practice staff, faculty and students of veterinary schools, and the staff of shelters. You choose which when you register.</p>',
        },
        {
          question: 'What do I need to register?',
          answer:
            '<p>A work or school email address, and the clinic, school or shelter that you belong to. We look it up by name or zip code and may ask it to confirm.</p>',
        },
        {
          question: 'I am a student. What happens when I graduate?',
          answer:
            '<p>Give us your year of graduation. Your account stays open until the end of that summer, and moves to your first clinic if you tell us which.</p>',
        },
        {
          question: 'I changed clinics. How do I take my account along?',
          answer:
            '<p>Join the new clinic from your profile. Past orders come with you, and so does what you have used of this month’s quota.</p>',
        },
        {
          question: 'Why can I see prescription food but not add it?',
          answer:
            '<p>Not every account group is cleared for it. The product page says so and why. If your practice carries the line already, ask us to check its group.</p>',
        },
      ],
    },
    {
      collection: 'block_faq',
      headline: 'The monthly quota',
      entries: [
        {
          question: 'How much may I order?',
          answer:
            '<p>120 pounds in a calendar month, dry and wet together. That feeds two large dogs and a cat, with some left over.</p>',
        },
        {
          question: 'How are the pounds counted?',
          answer:
            '<p>By what the packs weigh, cases as a whole, at the moment you order. A 12 x 12.8 oz case is 9.6 lb.</p>',
        },
        {
          question: 'When does it start over?',
          answer:
            '<p>At midnight Mountain Time on the first of the month. What you did not use does not carry over.</p>',
        },
        {
          question: 'What if my cart goes over?',
          answer:
            '<p>It says by how many pounds. Nothing is thrown out: take something off, or keep the cart and check out next month.</p>',
        },
        {
          question: 'Can I order for a friend?',
          answer:
            '<p>Please do not. The food is for animals that live with you, including fosters. Resold food ends the membership of the whole clinic.</p>',
        },
      ],
    },
    {
      collection: 'block_faq',
      headline: 'Clinic, school and home',
      entries: [
        {
          question: 'Can it come to the clinic?',
          answer:
            '<p>Yes, that is how we set you up. Your name is on the label, and the clinic’s own deliveries stay separate. You can switch to home at any time.</p>',
        },
        {
          question: 'Is the clinic slower than home?',
          answer:
            '<p>By one business day. Clinic boxes ride on their own route, which leaves the day after. The date on each product takes that into account.</p>',
        },
        {
          question: 'My clinic accepts no parcels. What then?',
          answer:
            '<p>Some are marked as home delivery only. In that case your orders go home by themselves, and there is nothing to choose.</p>',
        },
        {
          question: 'What does delivery cost?',
          answer:
            '<p>The same as anywhere: see <a href="/shipping">shipping</a>. To Alaska and Hawaii there is a $4 service charge.</p>',
        },
      ],
    },
    {
      collection: 'block_faq',
      headline: 'Using this site',
      entries: [
        {
          question: 'Why was I logged out?',
          answer:
            '<p>After 15 minutes without activity we ask if you’re still there, because front-desk computers are shared.</p>',
        },
        {
          question: 'Can I recommend this site to clients?',
          answer:
            '<p>It is for staff only, and clients cannot register. They are welcome in the consumer shop, with your recommendation for Clinical food.</p>',
        },
      ],
    },
  ],
};
