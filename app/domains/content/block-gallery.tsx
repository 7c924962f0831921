import {BRAND_COLORS} from './blocks/brand-colors';
import {CarouselFrame} from './blocks/carousel-frame';
import {samplePage} from './blocks/sample-page';
import {PageBlocks} from './page-blocks';

export function BlockGallery({imageOrigin}: {imageOrigin: string}) {
  return (
    <>
      <PageBlocks blocks={samplePage(imageOrigin)} carousel={() => null} />
      <div className="page-column grid gap-2 py-10 sm:grid-cols-2 lg:grid-cols-3">
        {BRAND_COLORS.flatMap((background) =>
          [null, ...BRAND_COLORS].map((copy) => (
            <CarouselFrame
              key={`${background} ${copy}`}
              config={{backgroundColor: background, copyColor: copy}}
            >
              {copy ?? 'no color'} on {background}
            </CarouselFrame>
          )),
        )}
      </div>
    </>
  );
}
