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
  bio: 'Nora writes our recipes. She lives with two greyhounds and a cat who isn’t impressed.',
};

const AMOS: WorldAuthor = {
  name: 'Dr. Amos Pell',
  firstName: 'Amos',
  lastName: 'Pell',
  email: 'amos@marlowe.example',
  bio: 'Amos is a veterinarian and reads every label before it’s printed.',
};

/** Newest first. */
const ARTICLES: WorldArticle[] = [
  article(
    3,
    'how-to-change-foods',
    'How to switch foods without an upset stomach',
    NORA,
    '2026-08-20T14:00:00Z',
    ['feeding'],
    [
      'Your pet’s stomach gets used to the same food every day. If you switch overnight, it protests, usually on the rug.',
      'Take seven to ten days. For the first three, mix one quarter new food with three quarters old. Then go to half, then three quarters, then all new food.',
      'If your pet’s stool gets soft, go back to the last step that worked for two more days. If your pet stops eating for a day, call your vet.',
    ],
  ),
  article(
    2,
    'reading-a-label',
    'What the label says, and what it doesn’t',
    AMOS,
    '2026-03-05T14:00:00Z',
    ['labels'],
    [
      'Ingredients are listed by weight before cooking, so fresh meat ranks higher than it would without its water. It’s not a trick, but it helps to know.',
      'The guaranteed analysis lists minimums and maximums, not exact amounts. To compare a can with a bag, divide each number by the share that isn’t moisture.',
      'Look for the words “complete and balanced” and the life stage.',
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
      'Use a kitchen scale instead. Weigh out one cup of your food, mark the scoop with tape, and you’ll feed the right amount every time.',
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
