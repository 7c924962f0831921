import {z} from 'zod';

/** Schemas of a site's shared content in `/api` responses. */

export const linkEntity = z
  .object({
    label: z.string(),
    to: z.string().describe('A path of the site, or an https URL.'),
  })
  .meta({id: 'ContentLink', description: 'Where something leads.'});

export const pictureEntity = z
  .object({url: z.string(), alt: z.string().describe('Empty if it is decorative.')})
  .meta({id: 'ContentPicture', description: 'A picture on the image service.'});

export const tone = z.enum(['sky', 'oat', 'night']);

export const linkColumnEntity = z
  .object({heading: z.string(), links: z.array(linkEntity)})
  .meta({id: 'LinkColumn', description: 'Links under a heading.'});

export const navigationItemEntity = z
  .object({
    ...linkEntity.shape,
    columns: z.array(linkColumnEntity).describe('Its menu; empty for a plain link.'),
    feature: z
      .object({
        headline: z.string(),
        text: z.string(),
        picture: pictureEntity,
        link: linkEntity,
      })
      .nullable(),
  })
  .meta({id: 'NavigationItem', description: 'A top-level item of the main navigation.'});

const announcementEntity = z
  .object({text: z.string(), link: linkEntity.nullable()})
  .meta({id: 'Announcement', description: 'A sentence above the header.'});

const bannerEntity = z
  .object({
    headline: z.string(),
    text: z.string().nullable(),
    tone,
    link: linkEntity.nullable(),
  })
  .meta({id: 'SitewideBanner', description: 'A banner of every page.'});

const contactEntity = z
  .object({
    email: z.string(),
    phone: z.string(),
    hours: z.string(),
    topics: z
      .array(z.object({value: z.string(), label: z.string()}))
      .describe('Topics of a message: `topic` of `/api/send-contact-us`.'),
  })
  .meta({id: 'ContactDetails', description: 'How to contact the people behind the site.'});

const accountPageEntity = z
  .object({
    page: z.string().describe('`dashboard`, `profile`, `orders`, `autoships` or `address-book`.'),
    intro: z.string(),
    emptyHeadline: z.string().nullable(),
    emptyText: z.string().nullable(),
  })
  .meta({id: 'AccountPage', description: 'The texts of an account page.'});

const noticeEntity = z
  .object({headline: z.string(), text: z.string()})
  .meta({id: 'SiteNotice', description: 'The text shown in place of the shop.'});

/** All shared content of a site, by the names of its globals. */
export const siteEntity = z.object({
  tagline: z.string(),
  isInMaintenance: z.boolean(),
  maintenance: noticeEntity,
  password: noticeEntity,
  contact: contactEntity,
  navigation: z.object({
    main: z.array(navigationItemEntity),
    footer: z.array(linkColumnEntity),
    legal: z.array(linkEntity),
  }),
  footerText: z.string(),
  smallPrint: z.string(),
  accountPages: z.array(accountPageEntity),
  announcements: z.array(announcementEntity).describe('Those visible now, in order.'),
  banners: z.array(bannerEntity).describe('Those visible now, in order.'),
});
