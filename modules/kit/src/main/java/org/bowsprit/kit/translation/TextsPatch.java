package org.bowsprit.kit.translation;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Collections;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.bowsprit.vm.code.ScriptText;

/**
 * A translation of an existing game that can be distributed. It contains the translated texts. For
 * each text, it contains the position in the game and a digest of the text that is replaced, but
 * nothing of the game itself.
 *
 * @param language the target language
 * @param lines the translated texts by place
 */
public record TextsPatch(String language, Map<String, Line> lines) {

  private static final String HEADER = "bowsprit-texts 1";
  private static final String LANGUAGE_PREFIX = "language ";
  private static final int DIGEST_DIGITS = 16;
  private static final int FIELD_COUNT = 3;

  /** Copies the map and keeps its order. */
  public TextsPatch {
    lines = Collections.unmodifiableMap(new LinkedHashMap<>(lines));
  }

  /**
   * A translated text.
   *
   * @param digest the digest of the text in the game
   * @param text the text in the form that the translator wrote
   */
  public record Line(String digest, String text) {}

  /**
   * Returns a patch with the translations of a PO file.
   *
   * @throws TranslationException if the game cannot show a text of the file
   */
  public static TextsPatch of(List<GameText> game, PoFile translation) {
    Map<PoEntry.Key, String> finishedTexts = translation.finished();
    Map<String, Line> lines = new LinkedHashMap<>();
    for (GameText each : game) {
      String id = each.readable();
      String text = finishedTexts.get(new PoEntry.Key(each.place(), id));
      if (text != null && !text.equals(id)) {
        GlyphText.write(each.place(), text);
        lines.put(each.place(), new Line(digest(each.text()), text));
      }
    }
    return new TextsPatch(translation.language(), lines);
  }

  /**
   * Returns the texts to put into a game.
   *
   * @throws TranslationException if a text of the game differs from the text that was translated
   */
  public Map<String, ScriptText> of(List<GameText> game) {
    Map<String, ScriptText> gameTexts = new HashMap<>();
    game.forEach(each -> gameTexts.put(each.place(), each.text()));
    Map<String, ScriptText> texts = new LinkedHashMap<>();
    lines.forEach(
        (place, line) -> {
          ScriptText gameText = gameTexts.get(place);
          if (gameText == null || !digest(gameText).equals(line.digest())) {
            throw new TranslationException(
                "the text at "
                    + place
                    + " differs from the translated one: is this another edition?");
          }
          texts.put(place, GlyphText.write(place, line.text()));
        });
    return texts;
  }

  /** Returns the text of the patch. */
  public String text() {
    StringBuilder out = new StringBuilder(HEADER + '\n' + LANGUAGE_PREFIX + language + '\n');
    lines.forEach(
        (place, line) ->
            out.append(place)
                .append('\t')
                .append(line.digest())
                .append('\t')
                .append(line.text().replace("\\", "\\\\").replace("\n", "\\n"))
                .append('\n'));
    return out.toString();
  }

  /**
   * Reads a patch.
   *
   * @param name the file's name, for messages
   * @throws TranslationException if the text is not a patch; the message names the line
   */
  public static TextsPatch parse(String name, String text) {
    List<String> rows = text.lines().toList();
    if (rows.isEmpty() || !rows.get(0).equals(HEADER)) {
      throw new TranslationException(name + ":1: expected '" + HEADER + "'");
    }
    if (rows.size() < 2 || !rows.get(1).startsWith(LANGUAGE_PREFIX)) {
      throw new TranslationException(name + ":2: expected '" + LANGUAGE_PREFIX + "' and its name");
    }
    Map<String, Line> lines = new LinkedHashMap<>();
    for (int i = 2; i < rows.size(); i++) {
      String[] fields = rows.get(i).split("\t", FIELD_COUNT);
      if (fields.length != FIELD_COUNT || lines.containsKey(fields[0])) {
        throw new TranslationException(
            name + ":" + (i + 1) + ": expected a unique place, a digest and a text");
      }
      lines.put(fields[0], new Line(fields[1], unescaped(fields[2])));
    }
    return new TextsPatch(rows.get(1).substring(LANGUAGE_PREFIX.length()), lines);
  }

  private static String unescaped(String text) {
    StringBuilder result = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char each = text.charAt(i);
      if (each == '\\' && i + 1 < text.length()) {
        i++;
        result.append(text.charAt(i) == 'n' ? '\n' : text.charAt(i));
      } else {
        result.append(each);
      }
    }
    return result.toString();
  }

  private static String digest(ScriptText text) {
    try {
      byte[] hash = MessageDigest.getInstance("SHA-256").digest(text.toBytes());
      return HexFormat.of().formatHex(hash).substring(0, DIGEST_DIGITS);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
