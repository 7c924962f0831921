import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import {ContentPageBody} from '~/shell/content/content-page';
import {contentRoute} from '~/shell/content/content-route.server';
import {homeStructuredData} from '~/shell/page/home-structured-data';
import {LandingRedirect} from '~/shell/session/landing-redirect';
import {headTags} from '~/shell/page/page-head';
import {publicOrigin} from '~/shell/security/public-origin';

export const meta: MetaFunction<typeof loader> = ({data}) => headTags(data?.head);

export async function loader({request, context}: LoaderFunctionArgs) {
  const {site} = context;
  const origin = publicOrigin({request, context});
  const page = await contentRoute({
    request,
    context,
    slug: 'home',
    head: {canonicalPath: '/', structuredData: homeStructuredData(origin)},
  });
  const isMember =
    site.features.membership && (context.visitor.session.current()?.isRegistered ?? false);
  return {...page, landing: isMember ? site.landing : null};
}

export default function Home() {
  const {view, landing} = useLoaderData<typeof loader>();
  return (
    <>
      {landing !== null && <LandingRedirect landing={landing} />}
      <ContentPageBody view={view} />
    </>
  );
}
