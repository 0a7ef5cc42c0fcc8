package org.bowsprit.web.build;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.bowsprit.bytes.json.JsonWriter;
import org.bowsprit.desktop.text.Languages;
import org.bowsprit.desktop.text.Messages;

/** Writes the translations of the program's messages for the page, one file for each language. */
final class MessageTables {

  private static final List<String> LANGUAGES = List.of("de");

  private MessageTables() {}

  /**
   * Writes files such as {@code messages-de.json}, which contain English forms and their
   * translations.
   */
  static void write(Path folder) throws IOException {
    Files.createDirectories(folder);
    Languages languages = new Languages(Path.of("no folder of a player"));
    Map<String, String> english = languages.texts(Languages.ENGLISH);
    for (String language : LANGUAGES) {
      Map<String, String> forms = new TreeMap<>();
      languages.texts(language).entrySet().stream()
          .filter(text -> text.getKey().startsWith(Messages.PREFIX))
          .forEach(text -> forms.put(english.get(text.getKey()), text.getValue()));
      Files.writeString(
          folder.resolve("messages-" + language + ".json"),
          JsonWriter.object(json -> forms.forEach((form, text) -> json.put(form, text))));
    }
  }
}
