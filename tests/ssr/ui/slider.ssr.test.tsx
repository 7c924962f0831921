import {describe, expect, it} from 'vitest';
import {Slider} from '~/ui/slider';
import {slideWidth} from '~/ui/slider-rules';
import {attribute, renderOnServer, tagsOf} from './render';

const perView = [
  {minWidth: 0, slides: 1},
  {minWidth: 780, slides: 2},
];

describe('slider', () => {
  it('has a tracking name, a label, and its slides as a list', () => {
    const html = renderOnServer(
      <Slider name="best" label="Best of all">
        <p>One</p>
        <p>Two</p>
      </Slider>,
    );
    const [root] = tagsOf(html, 'section');
    expect(attribute(root, 'data-carousel')).toBe('best');
    expect(attribute(root, 'aria-label')).toBe('Best of all');
    expect(tagsOf(html, 'li')).toHaveLength(2);
  });

  it('has slide widths for every screen width in the server’s HTML', () => {
    const html = renderOnServer(
      <Slider name="best" label="Best" options={{perView, space: 12}}>
        <p>One</p>
        <p>Two</p>
      </Slider>,
    );
    const style = attribute(tagsOf(html, 'ul')[0], 'style');
    expect(style).toContain(`--slide-width:${slideWidth({perView, space: 12})}`);
    expect(style).toContain('--slide-space:12px');
  });

  it.each([
    [
      'UI-07 plays automatically by default and can be paused',
      {},
      ['Pause: Best', 'Previous: Best', 'Next: Best'],
    ],
    ['has no pause button without autoplay', {autoplayMs: null}, ['Previous: Best', 'Next: Best']],
  ])('%s', (_title, options, names) => {
    const html = renderOnServer(
      <Slider name="best" label="Best" options={options}>
        <p>One</p>
        <p>Two</p>
      </Slider>,
    );
    expect(tagsOf(html, 'button').map((tag) => attribute(tag, 'aria-label'))).toEqual(names);
  });

  it('has no controls with one slide', () => {
    const html = renderOnServer(
      <Slider name="best" label="Best">
        <p>One</p>
      </Slider>,
    );
    expect(tagsOf(html, 'button')).toEqual([]);
  });
});
