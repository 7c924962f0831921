import {z} from 'zod';

export const linkEntity = z
  .object({
    label: z.string(),
    to: z.string().describe('A path of the site or an https URL.'),
  })
  .meta({id: 'ContentLink', description: 'A labeled link.'});

export const pictureEntity = z
  .object({url: z.string(), alt: z.string().describe('Empty for a decorative image.')})
  .meta({id: 'ContentPicture', description: 'An image on the image service.'});

export const tone = z.enum(['sky', 'oat', 'night']);

export const linkColumnEntity = z
  .object({heading: z.string(), links: z.array(linkEntity)})
  .meta({id: 'LinkColumn', description: 'A column of links with a heading.'});

export const navigationItemEntity = z
  .object({
    ...linkEntity.shape,
    columns: z.array(linkColumnEntity).describe('The item’s menu; empty for a plain link.'),
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
  .meta({id: 'Announcement', description: 'An announcement above the header.'});

const bannerEntity = z
  .object({
    headline: z.string(),
    text: z.string().nullable(),
    tone,
    link: linkEntity.nullable(),
  })
  .meta({id: 'SitewideBanner', description: 'A banner shown on every page.'});

const contactEntity = z
  .object({
    email: z.string(),
    phone: z.string(),
    hours: z.string(),
    topics: z
      .array(z.object({value: z.string(), label: z.string()}))
      .describe('Values for `topic` of `/api/send-contact-us`.'),
  })
  .meta({id: 'ContactDetails', description: 'How to reach customer service.'});

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
  .meta({id: 'SiteNotice', description: 'The texts of a page shown instead of the shop.'});

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
  announcements: z.array(announcementEntity).describe('Currently visible ones, in order.'),
  banners: z.array(bannerEntity).describe('Currently visible ones, in order.'),
});
