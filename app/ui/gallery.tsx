import {Actions} from './gallery/actions';
import {Choices} from './gallery/choices';
import {Fields} from './gallery/fields';
import {Foundations} from './gallery/foundations';
import {Messages} from './gallery/messages';
import {Overlays} from './gallery/overlays';
import {Pictures, type SamplePicture} from './gallery/pictures';
import {Surfaces} from './gallery/surfaces';
import {AnnouncerProvider} from './announcer';
import {ChipLink} from './chip-link';
import {SkipLink} from './skip-link';

const SECTIONS = [
  'Foundations',
  'Actions',
  'Fields',
  'Choices',
  'Messages',
  'Surfaces',
  'Pictures',
  'Overlays',
];

export interface GalleryProps {
  picture?: SamplePicture;
}

/** Shows every UI component in every state. Check it after each change to `app/ui` or the tokens. */
export function Gallery({picture}: GalleryProps) {
  return (
    <AnnouncerProvider>
      <SkipLink />
      <header className="bg-linear-to-b from-surface-oat-light to-surface-oat-shade">
        <div className="page-column flex flex-col items-start gap-4 py-12 md:py-16">
          <p className="text-caption font-strong tracking-eyebrow text-primary uppercase">
            Interface kit
          </p>
          <h1 className="max-w-prose text-display">The parts every page is built from.</h1>
          <p className="max-w-prose text-lead text-ink-soft">
            Every primitive in every state. Tab through it, zoom it to 400%, turn JavaScript off.
          </p>
          <nav aria-label="Sections" className="flex flex-wrap gap-2">
            {SECTIONS.map((name) => (
              <ChipLink key={name} to={`#${name.toLowerCase()}`}>
                {name}
              </ChipLink>
            ))}
          </nav>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="page-column flex flex-col gap-16 py-12 md:gap-20">
        <Foundations />
        <Actions />
        <Fields />
        <Choices />
        <Messages />
        <Surfaces />
        <Pictures picture={picture} />
        <Overlays />
      </main>
    </AnnouncerProvider>
  );
}
