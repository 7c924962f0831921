import {useState} from 'react';
import {Breadcrumbs} from '../breadcrumbs';
import {Button} from '../button';
import {ButtonLink} from '../button-link';
import {ChipLink} from '../chip-link';
import {Icon} from '../icon';
import {Spinner} from '../spinner';
import {TextLink} from '../text-link';
import {TileLink} from '../tile-link';
import {GallerySection, Specimen} from './specimen';

const VARIANTS = ['primary', 'secondary', 'quiet', 'danger'] as const;

export function Actions() {
  const [isPending, setPending] = useState(false);
  return (
    <GallerySection title="Actions" intro="One primary action at a time.">
      {VARIANTS.map((variant) => (
        <Specimen key={variant} name={`Button, ${variant}`}>
          <Button variant={variant}>Save changes</Button>
          <Button variant={variant} size="m">
            Medium
          </Button>
          <Button variant={variant} size="s">
            Small
          </Button>
          <Button variant={variant} isPending>
            Save changes
          </Button>
          <Button variant={variant} isDisabled>
            Disabled
          </Button>
          <Button variant={variant} isIconOnly aria-label="Keep">
            <Icon name="gift" />
          </Button>
        </Specimen>
      ))}
      <Specimen name="Button, full width" isWide>
        <div className="flex w-full max-w-form flex-col gap-3">
          <Button isFullWidth isPending={isPending} onClick={() => setPending(true)}>
            Press to see it wait
          </Button>
          <Button variant="secondary" isFullWidth onClick={() => setPending(false)}>
            Finish loading
          </Button>
        </div>
      </Specimen>
      <Specimen name="Button link">
        <ButtonLink to="#actions">Start here</ButtonLink>
        <ButtonLink to="#actions" variant="secondary">
          See how it works
        </ButtonLink>
        <ButtonLink to="#actions" variant="quiet" size="m">
          <Icon name="printer" />
          Print
        </ButtonLink>
      </Specimen>
      <Specimen name="Text link">
        <p>
          A sentence with <TextLink to="#actions">a link in it</TextLink> in the middle.
        </p>
        <TextLink to="#actions" variant="standalone">
          See all <Icon name="chevron-right" size="s" />
        </TextLink>
        <TextLink to="#actions" variant="quiet">
          Remove
        </TextLink>
        <TextLink to="#actions" variant="plain">
          Plain, in lists
        </TextLink>
      </Specimen>
      <Specimen name="Chips">
        <ChipLink to="#actions">Goes there</ChipLink>
        <ChipLink to="#actions" purpose="remove">
          Applied
        </ChipLink>
        <ChipLink to="#actions" purpose="clear">
          Clear all
        </ChipLink>
      </Specimen>
      <Specimen name="Tile link">
        <TileLink to="#actions" note="$14.99">
          4 lb
        </TileLink>
        <TileLink to="#actions" note="$38.49" isSelected>
          15 lb
        </TileLink>
        <TileLink to="#actions" note="Out of stock" isUnavailable>
          45 lb
        </TileLink>
      </Specimen>
      <Specimen name="Breadcrumbs">
        <Breadcrumbs
          items={[
            {label: 'Home', to: '/'},
            {label: 'Guides', to: '/guides'},
            {label: 'How to read a label', to: '/guides/labels'},
          ]}
        />
      </Specimen>
      <Specimen name="Spinner">
        <span className="inline-flex items-center gap-4 text-primary">
          <Spinner size="s" label="Loading, small" />
          <Spinner label="Loading" />
          <Spinner size="l" label="Loading, large" />
        </span>
      </Specimen>
    </GallerySection>
  );
}
