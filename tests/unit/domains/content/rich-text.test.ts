import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {parseRichText, type RichText} from '~/domains/content/rich-text';

/** Rich text in a compact notation: `p(Good a[/x](food))`. */
function notation(nodes: RichText): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      return `${node.tag}${node.tag === 'a' ? `[${node.href}]` : ''}(${notation(node.children)})`;
    })
    .join('');
}

const SAFE = /^(?:\/(?!\/)|https:\/\/|mailto:[^\s:?,;@]+@[\w.-]+$|tel:\+?\d+$)/i;

describe('parseRichText', () => {
  it.each([
    ['', ''],
    ['plain', 'plain'],
    ['<p>Good <strong>food</strong></p>', 'p(Good strong(food))'],
    ['<P CLASS="x" onclick="steal()">a</P>', 'p(a)'],
    ['<ul><li>one</li><li>two</li></ul>', 'ul(li(one)li(two))'],
    ['<h2>Why</h2><ol><li><em>so</em></li></ol>', 'h2(Why)ol(li(em(so)))'],
    ['<b>a</b><i>b</i>', 'strong(a)em(b)'],
    ['<p>one<br>two</p><div>three</div><div>four</div>', 'p(one two) three four '],
    ['<table><tr><td>cup</td><td>grams</td></tr></table>', ' cup grams '],
    ['<h1>a</h1><h4>b</h4>', 'h2(a)h3(b)'],
    ['<a href="/products/dog">dogs</a>', 'a[/products/dog](dogs)'],
    [
      "<a target=_blank href='https://vet.example/?a=1&amp;b=2'>vet</a>",
      'a[https://vet.example/?a=1&b=2](vet)',
    ],
    ['<a data-href="/x">a</a>', 'a'],
    ['<a href="javascript:alert(1)">a</a>', 'a'],
    ['<a href=" JaVaScRiPt:alert(1)">a</a>', 'a'],
    ['<a href="java&#115;cript:alert(1)">a</a>', 'a'],
    ['<a href="data:text/html,x">a</a>', 'a'],
    ['<a href="http://plain.example">a</a>', 'a'],
    ['<a href="//evil.example">a</a>', 'a'],
    ['<a href="/\\evil.example">a</a>', 'a'],
    ['<a href="mailto:care@marlowe.example">us</a>', 'a[mailto:care@marlowe.example](us)'],
    [
      '<a href=" MAILTO:o\'hara+pets@mail.example ">us</a>',
      "a[mailto:o'hara%2Bpets@mail.example](us)",
    ],
    ['<a href="mailto:a@b.example?bcc=c@d.example&body=x">a</a>', 'a[mailto:a@b.example](a)'],
    ['<a href="mailto:a@b.example,c@d.example">a</a>', 'a'],
    ['<a href="mailto:a@b.example%0D%0ABcc:c@d.example">a</a>', 'a'],
    ['<a href="mailto:a@b.example\nBcc:c@d.example">a</a>', 'a'],
    ['<a href="mailto:javascript:alert(1)">a</a>', 'a'],
    ['<a href="mailto:?to=a@b.example">a</a>', 'a'],
    ['<a href="tel:+1 (303) 555-0142">call</a>', 'a[tel:+13035550142](call)'],
    ['<a href="tel:3035550142">call</a>', 'a[tel:3035550142](call)'],
    ['<a href="tel:">a</a>', 'a'],
    ['<a href="tel:*#06#">a</a>', 'a'],
    ['<a href="tel:911;javascript:alert(1)">a</a>', 'a'],
    ['<a href="tel:javascript:alert(1)">a</a>', 'a'],
    ['<a href="sms:3035550142">a</a>', 'a'],
    ['<a href="javascript:mailto:a@b.example">a</a>', 'a'],
    ['<a href="/a\nb">a</a>', 'a'],
    ['<script>alert(1)</script>after', 'after'],
    ['<style>p{}</style><svg><a href="/x">x</a></svg>z', 'z'],
    ['<script>never closed', ''],
    ['<!-- <p>secret</p> -->seen', 'seen'],
    ['<img src=x onerror=alert(1)>text', 'text'],
    ['<table><tr><td>cell</td></tr></table>', ' cell '],
    ['<p title="a > b">c</p>', 'p(c)'],
    ['<p>1 < 2 &amp; 3 &gt; 2</p>', 'p(1 < 2 & 3 > 2)'],
    ['&lt;script&gt;alert(1)&lt;/script&gt;', '<script>alert(1)</script>'],
    ['&nbsp;&#8217;&#x2019;&unknown;&#0;&#xD800;', '\u00a0’’&unknown;\ufffd\ufffd'],
    ['<p>never <em>closed', 'p(never em(closed))'],
    ['</p>stray</ul>', 'stray'],
    ['<p><em>crossed</p></em>after', 'p(em(crossed))after'],
  ])('CMS-15 parseRichText keeps only the safe parts of %s', (html, text) => {
    expect(notation(parseRichText(html))).toBe(text);
  });

  it('LIST-14 parseRichText returns only allowed elements and links, for any input', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '<p>',
        '</p>',
        '<a href="',
        'mailto:',
        'tel:',
        'a@b.example',
        '">',
        '<li',
        '<!--',
        '-->',
        '<script>',
        '&#',
        ';',
        "'",
        '<',
      ),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const check = (nodes: RichText, depth: number) => {
          expect(depth).toBeLessThan(20);
          for (const node of nodes) {
            if (typeof node === 'string') continue;
            expect(['p', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'a']).toContain(node.tag);
            if (node.tag === 'a') expect(node.href).toMatch(SAFE);
            check(node.children, depth + 1);
          }
        };
        check(parseRichText(pieces.join('')), 0);
      }),
    );
  });

  it('parseRichText handles deeply nested and long texts', () => {
    for (const piece of ['<p>', '<em>', '<b><i>', '<ul><li>', '<div>', '<a ', '<!--', '&amp;']) {
      expect(() => parseRichText(piece.repeat(20_000) + 'x')).not.toThrow();
    }
    expect(notation(parseRichText(`${'<em>'.repeat(100)}x`))).toContain('x');
  });
});
