package org.bowsprit.player.settings;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.bowsprit.desktop.text.Texts;

/**
 * The text of a settings file. A change replaces a single value and preserves everything else,
 * including a person's comments. A setting with its default value is written as a comment.
 */
final class SettingsText {

  private static final String HEAD =
      """
      # How you like to play with Bowsprit. This file is read when a game begins; what is changed in
      # the menu (F10 in a game) is written here at once. A line that begins with # is a remark: take
      # the # away to set something. docs/playing.html tells more.
      """;

  private final List<String> lines;

  private SettingsText(List<String> lines) {
    this.lines = new ArrayList<>(lines);
  }

  /** Returns the text of a file. */
  static SettingsText of(String text) {
    return new SettingsText(text.lines().toList());
  }

  /** Returns the text of a new file, which sets no value and explains every setting. */
  static SettingsText fresh() {
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
      if (setting.allowed().areWords()) {
        text.lines.add("# (" + setting.allowed().described() + ")");
      }
      text.lines.add("# " + line(setting.key(), setting.usual()));
    }
    return text;
  }

  /** Adds comments and a section at the end. */
  SettingsText add(List<String> more) {
    lines.add("");
    lines.addAll(more);
    return this;
  }

  /**
   * Sets a value.
   *
   * @param section the section's name, added at the end if missing
   * @param key the key in the section
   */
  void set(String section, String key, String value) {
    int head = lines.indexOf("[" + section + "]");
    if (head < 0) {
      lines.add("");
      lines.add("[" + section + "]");
      lines.add(line(key, value));
      return;
    }
    int end = endOf(head);
    for (int i = head + 1; i < end; i++) {
      if (lines.get(i).matches("#? *" + pattern(key))) {
        lines.set(i, line(key, value));
        return;
      }
    }
    lines.add(end, line(key, value));
  }

  /** Removes a value, if it is set. */
  void remove(String section, String key) {
    int head = lines.indexOf("[" + section + "]");
    if (head >= 0) {
      lines.subList(head, endOf(head)).removeIf(line -> line.matches(pattern(key)));
    }
  }

  /** Removes a section with its contents. */
  void removeSection(String section) {
    int head = lines.indexOf("[" + section + "]");
    if (head >= 0) {
      lines.subList(head, endOf(head)).clear();
      if (head > 0 && lines.get(head - 1).isBlank()) {
        lines.remove(head - 1);
      }
    }
  }

  private static String pattern(String key) {
    return Pattern.quote(key) + " *=.*";
  }

  /** Returns the first line after the lines of a section. */
  private int endOf(int head) {
    int end = head + 1;
    while (end < lines.size() && !lines.get(end).startsWith("[")) {
      end++;
    }
    while (lines.get(end - 1).isBlank() || (isRemark(end - 1) && end < lines.size())) {
      end--;
    }
    return end;
  }

  /** Returns whether a line is a comment. Comments directly above a section belong to it. */
  private boolean isRemark(int line) {
    return lines.get(line).startsWith("# ") && !lines.get(line).matches("# [a-z.-]+ = .*");
  }

  private static String line(String key, String value) {
    return key + " = " + written(value);
  }

  private static String written(String value) {
    return value.matches("\\d{1,6}|true|false")
        ? value
        : '"' + value.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }

  @Override
  public String toString() {
    return lines.stream().map(line -> line + "\n").collect(Collectors.joining());
  }
}
