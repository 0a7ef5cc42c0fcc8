package org.bowsprit.player.text;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What is said below the player and in plugins, which know English alone: the messages of
 * exceptions, and notices. A message is found again by its English form among the texts, such as
 * <code>{0} cannot be written: {1}</code>; what stands in its places is looked for in turn.
 */
final class Messages {

  /** What the keys of the forms begin with. */
  static final String SECTION = "message.";

  private static final Pattern PLACE = Pattern.compile("\\{(\\d)}");
  private static final String LINES = "\n";
  private static final String PARTS = "; ";
  private static final String COLON = ": ";

  private final List<Form> forms;

  /** The English form of a message; {@code places} are the numbers of its places, in order. */
  private record Form(String key, Pattern pattern, List<Integer> places, int letters) {

    static Form of(String key, String english) {
      StringBuilder pattern = new StringBuilder();
      List<Integer> places = new ArrayList<>();
      Matcher place = PLACE.matcher(english);
      int end = 0;
      int letters = 0;
      while (place.find()) {
        pattern.append(Pattern.quote(english.substring(end, place.start()))).append("(.+?)");
        letters += place.start() - end;
        places.add(Integer.parseInt(place.group(1)));
        end = place.end();
      }
      pattern.append(Pattern.quote(english.substring(end)));
      return new Form(
          key,
          Pattern.compile(pattern.toString(), Pattern.DOTALL),
          places,
          letters + english.length() - end);
    }
  }

  /**
   * Takes the forms out of all texts of English. Of two that fit a message, the one with more
   * letters of its own is meant.
   */
  Messages(Map<String, String> english) {
    forms =
        english.entrySet().stream()
            .filter(text -> text.getKey().startsWith(SECTION))
            .map(text -> Form.of(text.getKey(), text.getValue()))
            .sorted(Comparator.comparingInt(Form::letters).reversed())
            .toList();
  }

  /**
   * Says a message in another language.
   *
   * @param message what was said in English
   * @param texts the texts of the language
   * @return the message as it is, where no form fits it or a part of it
   */
  String said(String message, Map<String, String> texts) {
    return whole(message, texts).orElseGet(() -> inParts(message, texts));
  }

  private Optional<String> whole(String message, Map<String, String> texts) {
    for (Form form : forms) {
      Matcher fits = form.pattern().matcher(message);
      if (fits.matches()) {
        return Optional.ofNullable(texts.get(form.key()))
            .map(text -> fill(text, form, fits, texts));
      }
    }
    return Optional.empty();
  }

  private String fill(String text, Form form, Matcher fits, Map<String, String> texts) {
    String[] values = new String[form.places().size()];
    for (int i = 0; i < values.length; i++) {
      values[form.places().get(i)] = said(fits.group(i + 1), texts);
    }
    return Texts.filled(text, (Object[]) values);
  }

  /**
   * Lines, a list of reasons, or one behind what it is about: {@code swing: there is no display}.
   */
  private String inParts(String message, Map<String, String> texts) {
    String parts = message;
    if (message.contains(LINES)) {
      parts = eachOf(LINES, message, texts);
    } else if (message.contains(PARTS)) {
      parts = eachOf(PARTS, message, texts);
    }
    int reason = message.indexOf(COLON) + COLON.length();
    return !parts.equals(message) || reason < COLON.length()
        ? parts
        : message.substring(0, reason) + said(message.substring(reason), texts);
  }

  private String eachOf(String between, String message, Map<String, String> texts) {
    return Pattern.compile(between)
        .splitAsStream(message)
        .map(part -> said(part, texts))
        .collect(Collectors.joining(between));
  }
}
