import {useState} from 'react';
import {Button} from '../button';
import {LazyDialog, loadDialog} from '../lazy-dialog';
import {prefetch} from '../module-loader';
import {TextField} from '../text-field';
import {GallerySection, Specimen} from './specimen';

type Shown = 'dialog' | 'question' | 'start' | 'end';

export function Overlays() {
  const [shown, setShown] = useState<Shown>();
  const opener = (kind: Shown, text: string) => (
    <Button
      variant="secondary"
      onPointerEnter={() => prefetch(loadDialog)}
      onFocus={() => prefetch(loadDialog)}
      onClick={() => setShown(kind)}
    >
      {text}
    </Button>
  );
  const dialogFor = (kind: Shown) => ({
    isOpen: shown === kind,
    onOpenChange: (isOpen: boolean) => setShown(isOpen ? kind : undefined),
  });
  return (
    <GallerySection title="Overlays" intro="Loaded on first use.">
      <Specimen name="Dialog">
        {opener('dialog', 'Open a dialog')}
        {opener('question', 'Ask a question')}
        {opener('start', 'Drawer at the start')}
        {opener('end', 'Drawer at the end')}
      </Specimen>
      <LazyDialog {...dialogFor('dialog')} title="Change the zip code">
        <form className="flex flex-col gap-4" onSubmit={(event) => event.preventDefault()}>
          <TextField label="Zip code" name="zip" inputMode="numeric" />
          <Button type="submit">Save</Button>
        </form>
      </LazyDialog>
      <LazyDialog {...dialogFor('question')} role="alertdialog" title="Remove this address?">
        {({close}) => (
          <div className="flex flex-col gap-4">
            <p>Orders that have shipped still go there.</p>
            <div className="flex flex-wrap gap-3">
              <Button variant="danger" onClick={close}>
                Remove
              </Button>
              <Button variant="secondary" onClick={close}>
                Keep it
              </Button>
            </div>
          </div>
        )}
      </LazyDialog>
      <LazyDialog {...dialogFor('start')} placement="start" title="Menu">
        <p>Slides in from the start.</p>
      </LazyDialog>
      <LazyDialog {...dialogFor('end')} placement="end" title="Filters">
        <p>Slides in from the end.</p>
      </LazyDialog>
    </GallerySection>
  );
}
