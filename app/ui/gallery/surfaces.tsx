import {ButtonLink} from '../button-link';
import {Card} from '../card';
import {GallerySection} from './specimen';

const TONES = ['plain', 'oat', 'tint'] as const;

export function Surfaces() {
  return (
    <GallerySection
      title="Surfaces"
      intro="White space first, then a line, a background, a shadow."
    >
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {TONES.map((tone) => (
          <Card key={tone} tone={tone} padding="l">
            <h3 className="text-title">Card, {tone}</h3>
            <p className="mt-1 text-small text-ink-soft">Groups related content.</p>
          </Card>
        ))}
        <Card padding="l" isInteractive>
          <h3 className="text-title">Card, interactive</h3>
          <p className="mt-1 text-small text-ink-soft">Rises under the pointer.</p>
        </Card>
      </div>
      <Card tone="inverse" radius="l" padding="xl" className="flex flex-col items-start gap-4">
        <h3 className="text-heading-m">On dark blue</h3>
        <p className="max-w-prose text-ink-inverse-soft">
          The focus ring turns white here. Tab to the button to see it.
        </p>
        <ButtonLink to="#surfaces" variant="secondary">
          Take a look
        </ButtonLink>
      </Card>
    </GallerySection>
  );
}
