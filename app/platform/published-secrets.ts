/** Every secret in `.env.example` has this prefix. Those secrets are public and only work with the sandbox. */
const SANDBOX_PREFIX = 'sandbox-';

/** From earlier versions of `.env.example`, before the prefix. The repository's history is public as well. */
const PUBLISHED = [
  'local-development-secret-not-for-production',
  'local-preview-key-for-editors',
  'c2FuZGJveC1pZGVudGl0eS1zZWNyZXQtMDEyMzQ1Njc4OQ==',
];

export const SECRET_NAMES = [
  'PUBLIC_STOREFRONT_API_TOKEN',
  'PRIVATE_STOREFRONT_API_TOKEN',
  'ADMIN_API_TOKEN',
  'MULTIPASS_SECRET',
  'IDENTITY_API_KEY',
  'IDENTITY_USER_KEY',
  'IDENTITY_SECRET',
  'CONTENT_SYSTEM_TOKEN',
  'INVENTORY_TOKEN',
  'CLINIC_DIRECTORY_TOKEN',
  'MAIL_TOKEN',
  'REVIEWS_PASSKEY',
  'SESSION_SECRET',
  'SESSION_SECRET_PREVIOUS',
  'SUBSCRIPTIONS_API_KEY',
  'SUBSCRIPTIONS_HASH_KEY',
  'PREVIEW_KEY',
] as const;

export function isPublishedSecret(value: string): boolean {
  return value.startsWith(SANDBOX_PREFIX) || PUBLISHED.includes(value);
}
