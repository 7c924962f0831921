import {isScene, type Image} from '../product';

/* A pack is as wide as its slide is high, without the space around it; a scene fills the slide. */
const PACK_SIZES = '(width >= 80rem) 490px, (width >= 48rem) 38vw, 80vw';
const SCENE_SIZES = '(width >= 80rem) 620px, (width >= 48rem) 48vw, 94vw';

export const pictureSizes = (image: Image) => (isScene(image) ? SCENE_SIZES : PACK_SIZES);
