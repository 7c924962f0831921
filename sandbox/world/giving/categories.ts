export interface CharityCategory {
  /** 0 to 25, the position of its NTEE letter in the alphabet. */
  id: number;
  name: string;
  /** The minor NTEE code of its charities, such as `20` of `D20`. */
  nteeSubCode: string;
  /** Follows the town in a charity's name. */
  nouns: readonly string[];
  /** Completes "{name} …". */
  work: string;
  /** Charities of this category in each state. */
  perState: number;
}

/** In the order of the NTEE letters A to Z. A row: name, minor code, nouns, work, charities per state. */
const ROWS: readonly [string, string, string, string, number][] = [
  [
    'Arts and Culture',
    '65',
    'Community Theater|Arts Council',
    'keeps stages, studios and stories open to everybody in town',
    1,
  ],
  [
    'Education',
    '30',
    'Reading Partners|Scholarship Fund',
    'pairs students with tutors, books and a way to pay for school',
    2,
  ],
  [
    'Environment',
    '36',
    'River Keepers|Land Trust',
    'protects the water, woods and trails that neighbors share',
    1,
  ],
  [
    'Animals',
    '20',
    'Humane Society|Animal Rescue|Second Chance Pets|Cat Haven',
    'takes in dogs and cats without a home, nurses them and finds them a family',
    16,
  ],
  ['Health', '32', 'Free Clinic|Health Access', 'cares for patients who have no insurance', 2],
  [
    'Mental Health',
    '40',
    'Crisis Line|Counseling Center',
    'answers around the clock and offers counseling at no cost',
    1,
  ],
  [
    'Disease',
    '30',
    'Cancer Support|Heart Alliance',
    'stands by patients and their families through treatment',
    1,
  ],
  [
    'Medical Research',
    '90',
    'Research Foundation|Pediatric Research Fund',
    'pays for early studies that large funders pass over',
    1,
  ],
  [
    'Crime and Legal',
    '80',
    'Legal Aid|Victims’ Advocates',
    'represents people who could not afford a lawyer',
    1,
  ],
  [
    'Employment',
    '22',
    'Job Works|Career Center',
    'trains adults for the jobs that are open nearby',
    1,
  ],
  [
    'Food',
    '31',
    'Food Bank|Community Kitchen|Harvest Share',
    'brings groceries and warm meals to families who are short on both',
    3,
  ],
  [
    'Housing',
    '41',
    'Housing Partners|Family Shelter',
    'gives families a safe place to stay and helps them find a home to rent',
    2,
  ],
  [
    'Public Safety',
    '20',
    'Search and Rescue|Fire Relief Fund',
    'trains and equips the volunteers who come when it counts',
    1,
  ],
  ['Sports', '60', 'Youth Soccer|Adaptive Sports', 'gets kids of every ability onto a team', 1],
  [
    'Youth',
    '20',
    'Boys and Girls Club|Mentors',
    'runs afternoons, summers and mentoring for children',
    2,
  ],
  [
    'Human Services',
    '20',
    'Community Services|Senior Care',
    'helps neighbors through a hard month, with rides, visits and small grants',
    1,
  ],
  [
    'International',
    '33',
    'World Relief|Water Abroad',
    'builds wells, schools and clinics with partners abroad',
    1,
  ],
  [
    'Civil Rights',
    '24',
    'Equality Project|Disability Rights',
    'defends equal access to work, housing and the vote',
    1,
  ],
  [
    'Community',
    '20',
    'Neighborhood Fund|Main Street',
    'restores parks, porches and storefronts',
    1,
  ],
  [
    'Philanthropy',
    '30',
    'Community Foundation|Giving Circle',
    'pools gifts and passes them on to small local groups',
    1,
  ],
  [
    'Science and Technology',
    '20',
    'Science Center|Coding Club',
    'puts microscopes and keyboards into the hands of curious kids',
    1,
  ],
  [
    'Social Science',
    '20',
    'Policy Institute|Oral History Project',
    'studies how life in the region is changing, and publishes it free',
    1,
  ],
  [
    'Public Benefit',
    '60',
    'Civic League|Consumer Council',
    'explains rights, taxes and elections in plain words',
    1,
  ],
  [
    'Religion',
    '20',
    'Interfaith Network|Community Chaplains',
    'brings congregations together to serve',
    1,
  ],
  [
    'Mutual Benefit',
    '40',
    'Firefighters’ Relief|Veterans’ Aid',
    'supports members and their families after an accident',
    1,
  ],
  ['Other', '99', 'Helping Hands|Good Neighbors', 'fills the gaps that no other group covers', 1],
];

export const CATEGORIES: readonly CharityCategory[] = ROWS.map(
  ([name, nteeSubCode, nouns, work, perState], id) => ({
    id,
    name,
    nteeSubCode,
    nouns: nouns.split('|'),
    work,
    perState,
  }),
);

/** `A` for category 0 to `Z` for category 25. */
export function nteeLetter(id: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + id);
}
