import {scenePath} from '../../../../artwork';
import type {SeedPage} from '../../seed-site';

export const FAQ: SeedPage = {
  name: 'FAQ',
  slug: 'faq',
  title: 'FAQ',
  seo_description:
    'Who can join Pro Staff Feeding, how the monthly 120 lb quota works, and how orders reach your clinic, school or home.',
  blocks: [
    {
      collection: 'block_feature_heading',
      eyebrow: 'Questions & answers',
      headline: 'The rules, in plain words',
      text: '<p>There are only a few, and each has a reason. If one doesn’t fit your situation, write to us.</p>',
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
            '<p>Veterinarians, technicians, practice staff, veterinary school faculty and students, and shelter staff. You choose your role when you register.</p>',
        },
        {
          question: 'What do I need to register?',
          answer:
            '<p>A work or school email address, and the name or zip code of your clinic, school or shelter. We may ask it to confirm.</p>',
        },
        {
          question: 'I am a student. What happens when I graduate?',
          answer:
            '<p>Your account stays as it is. Once you know where you’ll work, write to us from the contact page and we’ll move it to your first clinic.</p>',
        },
        {
          question: 'I changed clinics. How do I move my account?',
          answer:
            '<p>Write to us from the contact page with the name and city of the new one. Your past orders and what you’ve used of this month’s quota come with you.</p>',
        },
        {
          question: 'Why can I see prescription food but not add it?',
          answer:
            '<p>Not every account group may order it. The product page tells you why. If your practice already carries the line, ask us to check its group.</p>',
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
            '<p>120 pounds per calendar month, dry and wet food together. That’s enough for two large dogs and a cat.</p>',
        },
        {
          question: 'How are the pounds counted?',
          answer:
            '<p>By the weight of the packs you order. A whole case counts: 12 x 12.8 oz is 9.6 lb.</p>',
        },
        {
          question: 'When does it start over?',
          answer:
            '<p>At midnight Mountain Time on the first of the month. Unused pounds don’t carry over.</p>',
        },
        {
          question: 'What if my cart goes over?',
          answer:
            '<p>Your cart tells you by how many pounds, and nothing is removed. Take something out, or keep the cart and check out next month.</p>',
        },
        {
          question: 'Can I order for a friend?',
          answer:
            '<p>Please don’t. The food is for pets who live with you, including fosters. Reselling it ends the membership of your whole clinic or school.</p>',
        },
      ],
    },
    {
      collection: 'block_faq',
      headline: 'Clinic, school and home',
      entries: [
        {
          question: 'Can I have it sent to my clinic or school?',
          answer:
            '<p>Yes, that’s the default. Your name is on the label, and your workplace’s own deliveries stay separate. You can switch to home delivery anytime.</p>',
        },
        {
          question: 'Does delivery to my clinic or school take longer?',
          answer:
            '<p>Yes, by one business day. The date on each product takes that into account.</p>',
        },
        {
          question: 'My clinic or school doesn’t accept packages. What now?',
          answer:
            '<p>Places like yours are set to home delivery only, so your orders always go to your home.</p>',
        },
        {
          question: 'What does delivery cost?',
          answer:
            '<p>See <a href="/shipping">shipping</a>. Shipments to Alaska and Hawaii have a $4 service charge.</p>',
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
            '<p>No, this site is for staff only. Clients can order from our consumer shop, with your recommendation for Clinical food.</p>',
        },
      ],
    },
  ],
};
