interface InlineScriptProps {
  nonce: string | undefined;
  /**
   * Only the server needs it, and browsers shouldn't load it twice: `import.meta.env.SSR ? CODE : ''`. React keeps the
   * document's script when it hydrates.
   */
  code: string;
}

/** A script in the document itself, which runs before any module. */
export function InlineScript({nonce, code}: InlineScriptProps) {
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{__html: code}} />;
}
