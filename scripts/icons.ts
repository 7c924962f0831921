/* Command line: writes the shapes of the icons. Needed after a change of `ICONS`, of lucide-react or of svgo. */
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {ROOT} from '~sandbox/root';
import {ICON_SHAPES_FILE, makeIconShapes} from './icon-shapes';

await writeFile(path.join(ROOT, ICON_SHAPES_FILE), await makeIconShapes());
