package org.bowsprit.desktop.text;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Translates messages from lower modules and plugins, which are always in English: the messages of
 * exceptions, and notices. A message is recognised by its English form among the texts, such as
 * <code>{0} cannot be written: {1}</code>. The values of its placeholders are also translated.
 */
public final class Messages {

  /** The prefix of the keys of English forms. */
  public static final String PREFIX = "message.";

  private static final String LINE_SEPARATOR = "\n";
  private static final String PART_SEPARATOR = "; ";
  private static final String COLON = ": ";

  /**
   * The maximum length of a message to translate. A longer message comes from a plugin, not from
   * the program.
   */
  private static final int MAX_LENGTH = 2_000;

  private final List<Form> forms;

  /**
   * The English form of a message.
   *
   * @param literals the text before, between and after the placeholders
   * @param placeholders the numbers of the placeholders, in order
   * @param length the total length of the literals
   */
  private record Form(String key, List<String> literals, List<Integer> placeholders, int length) {

    static Form of(String key, String english) {
      List<String> literals = new ArrayList<>();
      List<Integer> placeholderNumbers = new ArrayList<>();
      Matcher placeholder = Texts.PLACEHOLDER.matcher(english);
      int end = 0;
      while (placeholder.find()) {
        literals.add(english.substring(end, placeholder.start()));
        placeholderNumbers.add(Integer.parseInt(placeholder.group(1)));
        end = placeholder.end();
      }
      literals.add(english.substring(end));
      return new Form(
          key, literals, placeholderNumbers, literals.stream().mapToInt(String::length).sum());
    }

    /**
     * Returns the values of the placeholders in a message. Each is as short as possible, but never
     * empty. Returns empty if the message does not have this form.
     */
    Optional<List<String>> values(String message) {
      if (placeholders.isEmpty()) {
        return message.equals(literals.get(0)) ? Optional.of(List.of()) : Optional.empty();
      }
      String last = literals.get(placeholders.size());
      int end = message.length() - last.length();
      if (!message.startsWith(literals.get(0)) || !message.endsWith(last)) {
        return Optional.empty();
      }
      List<String> values = new ArrayList<>();
      int from = literals.get(0).length();
      for (String literal : literals.subList(1, placeholders.size())) {
        int literalStart = message.indexOf(literal, from + 1);
        if (literalStart <= from) {
          return Optional.empty();
        }
        values.add(message.substring(from, literalStart));
        from = literalStart + literal.length();
      }
      if (from >= end) {
        return Optional.empty();
      }
      values.add(message.substring(from, end));
      return Optional.of(values);
    }
  }

  /**
   * Collects the forms from all English texts. If several forms match a message, the form with the
   * most characters outside its placeholders is used.
   *
   * @param english the texts by key
   */
  public Messages(Map<String, String> english) {
    forms =
        english.entrySet().stream()
            .filter(text -> text.getKey().startsWith(PREFIX))
            .map(text -> Form.of(text.getKey(), text.getValue()))
            .sorted(Comparator.comparingInt(Form::length).reversed())
            .toList();
  }

  /**
   * Translates a message.
   *
   * @param message the English message
   * @param texts the texts of the language
   * @return the translated message; unchanged if no form matches it or a part of it, or if it is
   *     very long
   */
  public String translate(String message, Map<String, String> texts) {
    return message.length() > MAX_LENGTH ? message : translatePart(message, texts);
  }

  private String translatePart(String message, Map<String, String> texts) {
    return translateWhole(message, texts).orElseGet(() -> translateParts(message, texts));
  }

  private Optional<String> translateWhole(String message, Map<String, String> texts) {
    for (Form form : forms) {
      Optional<List<String>> values = form.values(message);
      if (values.isPresent()) {
        return Optional.ofNullable(texts.get(form.key()))
            .map(text -> fill(text, form, values.get(), texts));
      }
    }
    return Optional.empty();
  }

  private String fill(
      String text, Form form, List<String> placeholderValues, Map<String, String> texts) {
    String[] values = new String[placeholderValues.size()];
    for (int i = 0; i < values.length; i++) {
      values[form.placeholders().get(i)] = translatePart(placeholderValues.get(i), texts);
    }
    return Texts.fill(text, (Object[]) values);
  }

  /**
   * Translates the parts of a message separately: lines, reasons in a list, or the text after a
   * subject, as in {@code swing: there is no display}.
   */
  private String translateParts(String message, Map<String, String> texts) {
    String parts = message;
    if (message.contains(LINE_SEPARATOR)) {
      parts = translateEach(LINE_SEPARATOR, message, texts);
    } else if (message.contains(PART_SEPARATOR)) {
      parts = translateEach(PART_SEPARATOR, message, texts);
    }
    int reason = message.indexOf(COLON) + COLON.length();
    return !parts.equals(message) || reason < COLON.length()
        ? parts
        : message.substring(0, reason) + translatePart(message.substring(reason), texts);
  }

  private String translateEach(String separator, String message, Map<String, String> texts) {
    return Stream.of(message.split(separator, -1))
        .map(part -> translatePart(part, texts))
        .collect(Collectors.joining(separator));
  }
}
