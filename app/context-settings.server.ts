import {thirdPartiesOfSite} from '~/domains/consent/third-parties';
import {givingSettings} from '~/domains/giving/giving-settings';
import type {Site} from '~/domains/session/site';
import type {AppEnv} from '~/platform/env.server';
import {isLoopback} from '~/platform/loopback';
import type {Identity} from '~/services/identity/identity.server';
import type {RequestContext} from './request-context';

export function settingsOf(
  env: AppEnv,
  {site, url, identity}: {site: Site; url: URL; identity: Identity},
): RequestContext['settings'] {
  const giving = givingSettings(env);
  return {
    origins: {
      images: env.PUBLIC_IMAGE_ORIGIN,
      checkout: env.PUBLIC_CHECKOUT_DOMAIN,
      content: new URL(env.CONTENT_SYSTEM_URL).origin,
      identity: new URL(identity.continueSsoUrl('', '')).origin,
    },
    thirdParties: thirdPartiesOfSite(
      {
        privacyManager: env.PUBLIC_PRIVACY_MANAGER_URL,
        reviews: env.PUBLIC_REVIEWS_SCRIPT_URL,
        giving: giving && giving.clickstreamUrl,
        errorReporting: env.PUBLIC_ERROR_REPORTING_DSN,
        tagManager: env.PUBLIC_TAG_MANAGER_URL,
        emailMarketing: env.PUBLIC_EMAIL_MARKETING_URL,
      },
      site.features,
    ),
    secrets: [env.SESSION_SECRET, ...env.SESSION_SECRET_PREVIOUS],
    gate: {password: env.SITE_PASSWORD, secret: env.SESSION_SECRET},
    previewKeys: {key: env.PREVIEW_KEY, secret: env.SESSION_SECRET, site: site.id},
    contentHookSecret: env.CONTENT_HOOK_SECRET,
    siteOrigin: env.PUBLIC_SITE_ORIGIN ?? (isLoopback(url.hostname) ? url.origin : null),
    isInMaintenance: env.MAINTENANCE,
    idle: {
      seconds: env.SESSION_IDLE_SECONDS ?? site.idleSeconds,
      alertSeconds: env.SESSION_ALERT_SECONDS ?? site.alertSeconds,
    },
    pdGroups: env.PD_CUSTOMER_GROUPS,
    subscriptionsHashKey: env.SUBSCRIPTIONS_HASH_KEY,
    hasHawaiiDelivery: env.FEATURE_HAWAII_DELIVERY,
    autoshipNeedsLogin: env.FEATURE_AUTOSHIP_FULFILMENT,
    showsAddFailures: env.FEATURE_ADD_FAILURE_MESSAGE,
    contactEmailTo: env.CONTACT_EMAIL_TO,
    giving,
    sendsTimings: env.isLocal,
  };
}
