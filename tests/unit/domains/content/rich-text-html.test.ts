import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {parseRichText} from '~/domains/content/rich-text';
import {richTextHtml} from '~/domains/content/parts/rich-text-html';

const safe = (html: string) => richTextHtml(parseRichText(html));

describe('richTextHtml', () => {
  it.each([
    ['', ''],
    ['<p>Good <b>food</b></p>', '<p>Good <strong>food</strong></p>'],
    ['<ul><li>one<li>two</ul>', '<ul><li>one</li><li>two</li></ul>'],
    ['1 < 2 & "so"', '1 &lt; 2 &amp; &quot;so&quot;'],
    ['&lt;script&gt;', '&lt;script&gt;'],
    ['<script>alert(1)</script><img src=x onerror=alert(1)>after', 'after'],
    ['<p onclick="x">a</p>', '<p>a</p>'],
    ['<a href="javascript:x">a</a>', 'a'],
    ['<a href="mailto:a@b.example">a</a>', '<a href="mailto:a@b.example">a</a>'],
    [`<a href='/x?a=1&b="2"' target=_blank>x</a>`, '<a href="/x?a=1&amp;b=&quot;2&quot;">x</a>'],
  ])('SRV-12b richTextHtml turns %j into %j', (html, expected) => {
    expect(safe(html)).toBe(expected);
  });

  it('SRV-12b richTextHtml leaves its own output unchanged, for any input', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '<p>',
        '</p>',
        '<a href="',
        '/x',
        'mailto:a+b@c.example',
        'tel:+1 (303) 555',
        '">',
        '<',
        '>',
        '&',
        '&lt;',
        '"',
        "'",
        '<b>',
      ),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const output = safe(pieces.join(''));
        expect(safe(output)).toBe(output);
      }),
    );
  });
});
