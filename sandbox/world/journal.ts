import {sceneImage} from './artwork';
import {shorten, toHtml} from './html';
import {gid} from './ids';
import type {WorldArticle, WorldAuthor, WorldBlog} from './types';

const BLOG_ID = gid('Blog', 400001);
const EXCERPT_LENGTH = 140;

const NORA: WorldAuthor = {
  name: 'Nora Whitcombe',
  firstName: 'Nora',
  lastName: 'Whitcombe',
  email: 'nora@marlowe.example',
  bio: 'Nora writes our recipes. She lives with two greyhounds and a cat who is not impressed.',
};

const AMOS: WorldAuthor = {
  name: 'Dr. Amos Pell',
  firstName: 'Amos',
  lastName: 'Pell',
  email: 'amos@marlowe.example',
  bio: 'Amos is a veterinarian and reads every label before it is printed.',
};

/** Newest first. */
const ARTICLES: WorldArticle[] = [
  article(
    3,
    'how-to-change-foods',
    'How to change foods without upsetting anybody',
    NORA,
    '2026-08-20T14:00:00Z',
    ['feeding'],
    [
      'The stomach of a dog or cat gets used to what it meets each day. Change the menu overnight and it protests, usually on a rug.',
      'Take seven to ten days. For the first three, mix a quarter of the new food into three quarters of the old one. Then half and half, then three quarters new, then all.',
      'If things turn soft, stay at the last step that worked for two more days. If your pet stops eating for a day, call your vet.',
    ],
  ),
  article(
    2,
    'reading-a-label',
    'What the label says, and what it does not',
    AMOS,
    '2026-03-05T14:00:00Z',
    ['labels'],
    [
      'Ingredients are listed by weight before cooking, so fresh meat stands higher than it would once its water is gone. That is no trick, but it helps to know.',
      'Guaranteed analysis gives least and most, never exact amounts. To compare a can with a bag, take the water out first: divide each figure by the share that is not moisture.',
      'The sentence to look for is the one that says complete and balanced, and for which life stage.',
    ],
  ),
  article(
    1,
    'how-much-is-a-cup',
    'How much is a cup?',
    NORA,
    '2025-09-11T14:00:00Z',
    ['feeding', 'weight'],
    [
      'We asked thirty people to fill a cup with kibble. The smallest held 82 grams, the largest 134.',
      'A kitchen scale settles it. Weigh what your guide calls a cup once, mark the scoop with tape, and your pet’s waistline will thank you by the season’s end.',
    ],
  ),
];

export const BLOGS: WorldBlog[] = [
  {
    id: BLOG_ID,
    handle: 'journal',
    title: 'Journal',
    authors: [NORA, AMOS],
    articles: ARTICLES,
    seo: {title: 'Journal', description: 'Short, useful reading about feeding dogs and cats.'},
    metafields: [],
  },
];

function article(
  number: number,
  handle: string,
  title: string,
  author: WorldAuthor,
  publishedAt: string,
  tags: string[],
  paragraphs: string[],
): WorldArticle {
  const excerpt = shorten(paragraphs[0] ?? '', EXCERPT_LENGTH);
  return {
    id: gid('Article', 410000 + number),
    blogId: BLOG_ID,
    handle,
    title,
    author,
    content: paragraphs.join(' '),
    contentHtml: toHtml(paragraphs),
    excerpt,
    excerptHtml: toHtml([excerpt]),
    image: sceneImage(gid('MediaImage', 2000 + number), `article-${handle}`, title),
    publishedAt,
    tags,
    seo: {title, description: excerpt},
    metafields: [],
  };
}
