package org.bowsprit.player.settings;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.bowsprit.desktop.text.Texts;

/**
 * The text of a settings file. A change replaces a single value and preserves everything else,
 * including comments that the user has added. A setting with its default value is written as a
 * comment.
 */
final class SettingsText {

  private static final String HEAD =
      """
      # The settings of Bowsprit. This file is read when a game starts. Changes in the menu (F10 in a
      # game) are written to it immediately. A line that begins with # is a comment. To change a
      # setting, remove the # and edit the value. See docs/playing.html.
      """;

  private final List<String> lines;

  private SettingsText(List<String> lines) {
    this.lines = new ArrayList<>(lines);
  }

  /** Returns the text of a file. */
  static SettingsText of(String text) {
    return new SettingsText(text.lines().toList());
  }

  /** Returns the text of a new file. It explains every setting in comments and sets no values. */
  static SettingsText ofDefaults() {
    SettingsText text = of(HEAD);
    Texts texts = Texts.english();
    String section = "";
    for (Setting setting : Setting.values()) {
      if (!setting.section().equals(section)) {
        section = setting.section();
        text.lines.add("");
        text.lines.add("[" + section + "]");
      }
      text.lines.add("# " + setting.remark(texts));
      if (setting.allowedValues().hasWords()) {
        text.lines.add("# (" + setting.allowedValues().description() + ")");
      }
      text.lines.add("# " + line(setting.key(), setting.defaultValue()));
    }
    return text;
  }

  /** Adds comments and a section at the end. */
  SettingsText add(List<String> additionalLines) {
    lines.add("");
    lines.addAll(additionalLines);
    return this;
  }

  /**
   * Sets a value.
   *
   * @param section the section's name, added at the end if missing
   * @param key the key in the section
   */
  void set(String section, String key, String value) {
    int headLine = lines.indexOf("[" + section + "]");
    if (headLine < 0) {
      lines.add("");
      lines.add("[" + section + "]");
      lines.add(line(key, value));
      return;
    }
    int end = endOf(headLine);
    for (int i = headLine + 1; i < end; i++) {
      if (lines.get(i).matches("#? *" + pattern(key))) {
        lines.set(i, line(key, value));
        return;
      }
    }
    lines.add(end, line(key, value));
  }

  /** Removes a value, if it is set. */
  void remove(String section, String key) {
    int headLine = lines.indexOf("[" + section + "]");
    if (headLine >= 0) {
      lines.subList(headLine, endOf(headLine)).removeIf(line -> line.matches(pattern(key)));
    }
  }

  /** Removes a section with its contents. */
  void removeSection(String section) {
    int headLine = lines.indexOf("[" + section + "]");
    if (headLine >= 0) {
      lines.subList(headLine, endOf(headLine)).clear();
      if (headLine > 0 && lines.get(headLine - 1).isBlank()) {
        lines.remove(headLine - 1);
      }
    }
  }

  private static String pattern(String key) {
    return Pattern.quote(key) + " *=.*";
  }

  /** Returns the first line after the lines of a section. */
  private int endOf(int headLine) {
    int end = headLine + 1;
    while (end < lines.size() && !lines.get(end).startsWith("[")) {
      end++;
    }
    while (lines.get(end - 1).isBlank() || (isComment(end - 1) && end < lines.size())) {
      end--;
    }
    return end;
  }

  /** Returns whether a line is a comment. Comments directly above a section belong to it. */
  private boolean isComment(int line) {
    return lines.get(line).startsWith("# ") && !lines.get(line).matches("# [a-z.-]+ = .*");
  }

  private static String line(String key, String value) {
    return key + " = " + tomlValue(value);
  }

  private static String tomlValue(String value) {
    return value.matches("\\d{1,6}|true|false")
        ? value
        : '"' + value.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }

  @Override
  public String toString() {
    return lines.stream().map(line -> line + "\n").collect(Collectors.joining());
  }
}
