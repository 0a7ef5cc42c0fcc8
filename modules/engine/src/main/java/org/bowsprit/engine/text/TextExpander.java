package org.bowsprit.engine.text;

/**
 * Replaces the substitution codes of a text with their values when the text is issued (spec 04 §3,
 * codes 4 to 7). Fillers are removed. All other bytes are copied.
 */
public final class TextExpander {

  private static final int MAX_DEPTH = 8;
  private static final byte[] EMPTY = new byte[0];

  private final Sources sources;

  /** Provides the values for substitutions. Results have no zero at the end and may be null. */
  public interface Sources {

    /**
     * Returns the value of a variable.
     *
     * @param reference a plain variable reference
     * @return the value
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
    int position = 0;
    while (position < text.length && text[position] != 0) {
      int value = text[position++] & 0xFF;
      if (value == TextCodes.FILLER) {
        continue;
      }
      if (value != TextCodes.ESCAPE) {
        out.append(value);
        continue;
      }
      if (position >= text.length) {
        return;
      }
      int code = byteAt(text, position++);
      if (code >= TextCodes.VARIABLE && code <= TextCodes.STRING) {
        if (depth < MAX_DEPTH) {
          substitute(code, byteAt(text, position) | byteAt(text, position + 1) << 8, out, depth);
        }
        position += 2;
        continue;
      }
      out.append(value);
      out.append(code);
      if (!TextCodes.hasNoArgument(code)) {
        out.append(byteAt(text, position++));
        out.append(byteAt(text, position++));
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
    byte[] insertedText = lookUp(code, argument);
    expand(insertedText == null ? EMPTY : insertedText, out, depth + 1);
  }

  private byte[] lookUp(int code, int argument) {
    if (code == TextCodes.STRING) {
      return sources.string(argument);
    }
    int id = sources.variable(argument);
    if (id == 0) {
      return EMPTY;
    }
    return code == TextCodes.VERB ? sources.verb(id) : sources.name(id);
  }

  private static int byteAt(byte[] text, int index) {
    return index < text.length ? text[index] & 0xFF : 0;
  }
}
