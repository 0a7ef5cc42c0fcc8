package org.bowsprit.engine.text;

/**
 * Replaces the substitution codes of a text with their values when the text is issued (spec 04 §3,
 * codes 4 to 7). Fillers are removed. All other bytes are copied.
 */
public final class TextExpander {

  private static final int DEEPEST = 8;
  private static final byte[] NOTHING = new byte[0];

  private final Sources sources;

  /** Provides the values for substitutions. Results have no zero at the end and may be null. */
  public interface Sources {

    /**
     * Returns the value of a variable.
     *
     * @param reference a plain variable reference
     * @return its value
     */
    int variable(int reference);

    /**
     * Returns the label of a text verb.
     *
     * @param verb the number of the verb
     * @return the label; null for none
     */
    byte[] verb(int verb);

    /**
     * Returns the name of an object or actor.
     *
     * @param id the number of the object or actor
     * @return the name; null for none
     */
    byte[] name(int id);

    /**
     * Returns a string resource.
     *
     * @return the string; null for none
     */
    byte[] string(int number);
  }

  /**
   * Creates an expander.
   *
   * @param sources provides the values for substitutions
   */
  public TextExpander(Sources sources) {
    this.sources = sources;
  }

  /**
   * Expands a text.
   *
   * @param text the bytes with escapes, with or without a closing zero
   * @param out receives the text; its old content is cleared
   */
  public void expand(byte[] text, TextBuffer out) {
    out.clear();
    expand(text, out, 0);
  }

  private void expand(byte[] text, TextBuffer out, int depth) {
    int at = 0;
    while (at < text.length && text[at] != 0) {
      int value = text[at++] & 0xFF;
      if (value == TextCodes.FILLER) {
        continue;
      }
      if (value != TextCodes.ESCAPE) {
        out.append(value);
        continue;
      }
      if (at >= text.length) {
        return;
      }
      int code = byteAt(text, at++);
      if (code >= TextCodes.VARIABLE && code <= TextCodes.STRING) {
        if (depth < DEEPEST) {
          substitute(code, byteAt(text, at) | byteAt(text, at + 1) << 8, out, depth);
        }
        at += 2;
        continue;
      }
      out.append(value);
      out.append(code);
      if (!TextCodes.hasNoArgument(code)) {
        out.append(byteAt(text, at++));
        out.append(byteAt(text, at++));
      }
    }
  }

  private void substitute(int code, int argument, TextBuffer out, int depth) {
    if (code == TextCodes.VARIABLE) {
      for (char digit : Integer.toString(sources.variable(argument)).toCharArray()) {
        out.append(digit);
      }
      return;
    }
    byte[] found = lookUp(code, argument);
    expand(found == null ? NOTHING : found, out, depth + 1);
  }

  private byte[] lookUp(int code, int argument) {
    if (code == TextCodes.STRING) {
      return sources.string(argument);
    }
    int id = sources.variable(argument);
    if (id == 0) {
      return NOTHING;
    }
    return code == TextCodes.VERB ? sources.verb(id) : sources.name(id);
  }

  private static int byteAt(byte[] text, int at) {
    return at < text.length ? text[at] & 0xFF : 0;
  }
}
