import type {ReactNode} from 'react';
import {describe, expect, it} from 'vitest';
import {Alert} from '~/ui/alert';
import {AnnouncerProvider} from '~/ui/announcer';
import {Badge} from '~/ui/badge';
import {Breadcrumbs} from '~/ui/breadcrumbs';
import {Button} from '~/ui/button';
import {ButtonLink} from '~/ui/button-link';
import {Card} from '~/ui/card';
import {ChipLink} from '~/ui/chip-link';
import {Disclosure} from '~/ui/disclosure';
import {FormErrorSummary} from '~/ui/form-error-summary';
import {Gallery} from '~/ui/gallery';
import {Icon} from '~/ui/icon';
import {Island} from '~/ui/island';
import {LazyDialog} from '~/ui/lazy-dialog';
import {ProgressBar} from '~/ui/progress-bar';
import {Skeleton} from '~/ui/skeleton';
import {SkipLink} from '~/ui/skip-link';
import {Spinner} from '~/ui/spinner';
import {TextLink} from '~/ui/text-link';
import {TileLink} from '~/ui/tile-link';
import {attribute, renderOnServer, tagsOf} from './render';

const nothing = () => undefined;

describe('each primitive renders on the server', () => {
  it.each<[string, ReactNode, string]>([
    [
      'Alert',
      <Alert key="" title="Saved">
        It is kept.
      </Alert>,
      'It is kept.',
    ],
    ['Badge', <Badge key="">New</Badge>, 'New'],
    ['Button', <Button key="">Save</Button>, 'Save'],
    [
      'ButtonLink',
      <ButtonLink key="" to="/a">
        Go
      </ButtonLink>,
      'href="/a"',
    ],
    [
      'Card',
      <Card key="" as="article">
        In it
      </Card>,
      '<article',
    ],
    [
      'ChipLink',
      <ChipLink key="" to="/a" purpose="remove">
        Red
      </ChipLink>,
      'Remove </span>Red',
    ],
    [
      'Disclosure',
      <Disclosure key="" summary="More">
        Inside
      </Disclosure>,
      '<details',
    ],
    ['Icon', <Icon key="" name="gift" label="Keep" />, 'aria-label="Keep"'],
    ['Skeleton', <Skeleton key="" />, 'aria-hidden="true"'],
    ['SkipLink', <SkipLink key="" />, 'href="#main"'],
    ['Spinner', <Spinner key="" label="Loading" />, 'aria-label="Loading"'],
    [
      'TextLink',
      <TextLink key="" to="/a">
        Read
      </TextLink>,
      'href="/a"',
    ],
    [
      'TileLink',
      <TileLink key="" to="/a" isSelected>
        4 lb
      </TileLink>,
      'aria-current="true"',
    ],
  ])('%s', (_name, element, expected) => {
    expect(renderOnServer(element)).toContain(expected);
  });

  it('the whole gallery', () => {
    const html = renderOnServer(
      <Gallery picture={{src: '/a.png', alt: 'A', width: 800, height: 600}} />,
    );
    expect(tagsOf(html, 'h2')).toHaveLength(8);
  });
});

describe('button', () => {
  it('a pending button keeps its text as its name, says to wait, and cannot submit', () => {
    const html = renderOnServer(
      <Button type="submit" isPending>
        Save
      </Button>,
    );
    const [button] = tagsOf(html, 'button');
    expect(attribute(button, 'aria-disabled')).toBe('true');
    expect(attribute(button, 'type')).toBe('button');
    expect(html).toMatch(/Save<\/span>.*Please wait<\/span><\/button>/);
  });

  it('a disabled button looks disabled instead of like its variant', () => {
    const [button] = tagsOf(renderOnServer(<Button isDisabled>Save</Button>), 'button');
    expect(button).toContain(' disabled=""');
    expect(attribute(button, 'class')).toContain('button-disabled');
    expect(attribute(button, 'class')).not.toContain('bg-primary');
  });
});

describe('alert', () => {
  it.each([
    ['interrupts for an error', <Alert key="" tone="error" />, 'alert'],
    ['waits for a pause otherwise', <Alert key="" tone="success" />, 'status'],
    ['lets an explicit urgency win', <Alert key="" tone="info" urgency="assertive" />, 'alert'],
    ['stays silent with urgency off', <Alert key="" urgency="off" />, undefined],
  ])('%s', (_title, element, role) => {
    expect(attribute(tagsOf(renderOnServer(element), 'div')[0], 'role')).toBe(role);
  });
});

describe('announcer', () => {
  it('is one polite live region, empty at first, for everything inside it', () => {
    const html = renderOnServer(<AnnouncerProvider>Page</AnnouncerProvider>);
    expect(html).toMatch(
      /^Page<div role="status" aria-live="polite" aria-atomic="true" data-live-announcer="true" class="sr-only"><\/div>$/,
    );
  });
});

describe('form error summary', () => {
  it('renders nothing without errors', () => {
    expect(renderOnServer(<FormErrorSummary errors={[]} />)).toBe('');
  });

  it('takes the focus, even without scripts, and links each error to its field', () => {
    const html = renderOnServer(
      <FormErrorSummary
        errors={[{fieldId: 'zip', message: 'Enter a zip code.'}, {message: 'Late.'}]}
      />,
    );
    const [box] = tagsOf(html, 'div');
    expect(attribute(box, 'tabindex')).toBe('-1');
    expect(box).toContain('autofocus=""');
    expect(html).toMatch(/<a href="#zip"[^>]*>Enter a zip code\.<\/a>/);
    expect(tagsOf(html, 'li')).toHaveLength(2);
  });
});

describe('breadcrumbs', () => {
  it('links every step but the last, which is the current page', () => {
    const html = renderOnServer(
      <Breadcrumbs
        items={[
          {label: 'Home', to: '/'},
          {label: 'Guides', to: '/guides'},
          {label: 'Labels', to: '/guides/labels'},
        ]}
      />,
    );
    expect(tagsOf(html, 'a').map((tag) => attribute(tag, 'href'))).toEqual(['/', '/guides']);
    expect(html).toMatch(/aria-current="page"[^>]*>Labels</);
  });
});

describe('progress bar', () => {
  it.each([
    [50, 100, '50'],
    [-1, 100, '0'],
    [130, 120, '120'],
  ])('%d of %d is shown as %s', (value, max, expected) => {
    const html = renderOnServer(<ProgressBar label="Done" value={value} max={max} />);
    expect(attribute(tagsOf(html, 'progress')[0], 'value')).toBe(expected);
    expect(attribute(tagsOf(html, 'progress')[0], 'max')).toBe(String(max));
  });

  it.each([
    [6, 'h-1.5'],
    [8, 'h-2'],
  ] as const)('has a class for its height of %d px', (height, expected) => {
    const html = renderOnServer(<ProgressBar label="Done" value={1} height={height} />);
    expect(attribute(tagsOf(html, 'progress')[0], 'class')?.split(' ')).toContain(expected);
  });
});

describe('islands and dialogs', () => {
  it('an island renders its fallback on the server and loads nothing', () => {
    const load = () => {
      throw new Error('fetched on the server');
    };
    const html = renderOnServer(<Island load={load} props={{}} fallback={<p>Soon</p>} />);
    expect(html).toBe('<p>Soon</p>');
  });

  it.each([true, false])('a dialog (open: %s) renders nothing on the server', (isOpen) => {
    const html = renderOnServer(
      <LazyDialog isOpen={isOpen} onOpenChange={nothing} title="Question">
        Sure?
      </LazyDialog>,
    );
    expect(html).toBe('');
  });
});
