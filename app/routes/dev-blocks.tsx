import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {BlockGallery} from '~/domains/content/block-gallery';

export function loader({context}: LoaderFunctionArgs) {
  return {imageOrigin: context.settings.origins.images};
}

/** Exists in development only. */
export default function DevBlocks() {
  return <BlockGallery imageOrigin={useLoaderData<typeof loader>().imageOrigin} />;
}
