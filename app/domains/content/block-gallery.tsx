import {BRAND_COLOURS} from './blocks/brand-colours';
import {CarouselFrame} from './blocks/carousel-frame';
import {samplePage} from './blocks/sample-page';
import {PageBlocks} from './page-blocks';

/** Every block in every variant, for development: look at it after each change to a block. */
export function BlockGallery({imageOrigin}: {imageOrigin: string}) {
  return (
    <>
      <PageBlocks blocks={samplePage(imageOrigin)} carousel={() => null} />
      <div className="page-column grid gap-2 py-10 sm:grid-cols-2 lg:grid-cols-3">
        {BRAND_COLOURS.flatMap((ground) =>
          [null, ...BRAND_COLOURS].map((copy) => (
            <CarouselFrame
              key={`${ground} ${copy}`}
              config={{backgroundColour: ground, copyColour: copy}}
            >
              {copy ?? 'no colour'} on {ground}
            </CarouselFrame>
          )),
        )}
      </div>
    </>
  );
}
