import {SEED_END} from './assemble';
import {shorten, toHtml} from './html';
import {gid} from './ids';
import type {WorldPage} from './types';

const SUMMARY_LENGTH = 150;

export const PAGES: WorldPage[] = [
  page(1, 'about', 'About Marlowe', '2025-04-01T09:00:00Z', [
    'Marlowe began with a dog who wouldn’t eat and a vet who wouldn’t give up. Together they filled a notebook with recipes, and the notebook became a company.',
    'Today we cook for dogs and cats in two kitchens in Ohio and Kansas. Each recipe is written by a nutritionist and checked by a veterinarian.',
    'We make three lines. Balance is for every day. Clinical is for pets under a veterinarian’s care. Treats are for being good, or close enough.',
  ]),
  page(2, 'contact', 'Contact', '2025-04-01T09:00:00Z', [
    'Write to care@marlowe.example, or call (303) 555-0142, Monday to Friday from 8 a.m. to 6 p.m. Mountain Time. We usually reply within one business day.',
    'If it’s about an order, include the order number. If your pet is sick, call your veterinarian first.',
  ]),
];

function page(
  number: number,
  handle: string,
  title: string,
  createdAt: string,
  paragraphs: string[],
): WorldPage {
  const text = paragraphs.join(' ');
  return {
    id: gid('Page', 100000 + number),
    handle,
    title,
    body: toHtml(paragraphs),
    bodySummary: shorten(text, SUMMARY_LENGTH),
    createdAt,
    updatedAt: SEED_END,
    seo: {title, description: shorten(text, SUMMARY_LENGTH)},
    metafields: [],
  };
}
