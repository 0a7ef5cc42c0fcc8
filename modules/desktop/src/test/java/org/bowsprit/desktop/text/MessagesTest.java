package org.bowsprit.desktop.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the translation of messages that come from modules without translations. */
class MessagesTest {

  private static final List<Path> SOURCE_FOLDERS =
      List.of(Paths.get(".."), Paths.get("..", "..", "plugins"));
  private static final Pattern STRING_LITERAL = Pattern.compile("\"((?:[^\"\\\\]|\\\\.)*)\"");
  private static final Pattern CONCATENATION = Pattern.compile("\"\\s*\\+\\s*\"");
  private static final Pattern PLACEHOLDER = Pattern.compile("\\{\\d}");
  private static final String SYSTEM_MESSAGE_PREFIX = "message.system.";

  /** The minimum length of each part if a message is split for the search in the code. */
  private static final int MIN_PART_LENGTH = 4;

  private final Texts germanTexts = new Texts(() -> false, () -> new Languages().texts("de"));

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          the disk is full | der Datenträger ist voll
          Slot 3 could not be saved: the disk is full. The previous save is unchanged. \
          | Platz 3 ließ sich nicht speichern: der Datenträger ist voll. Was dort vorher gespeichert war, ist noch da.
          There is no saved game 7. This game has not been saved yet. \
          | Es gibt keinen Spielstand 7. Von diesem Spiel ist noch nichts gespeichert.
          skipped lost.jar: needs the class a.B, which is not there \
          | übergangen: lost.jar: braucht die Klasse a.B, die nicht da ist
          no sound (javasound: Java finds no sound output on this machine; openal: OpenAL finds no sound output on this machine) \
          | kein Ton (javasound: Java findet auf diesem Rechner keine Tonausgabe; openal: OpenAL findet auf diesem Rechner keine Tonausgabe)
          settings: window.scale: must be a whole number from 0 to 20, not big \
          | Einstellungen: window.scale: muss eine ganze Zahl von 0 bis 20 sein, nicht big
          router box-graph: there is no option x; there are playerOnly \
          | router box-graph: es gibt keine Option x; es gibt playerOnly
          bowsprit: nothing is logged, because bowsprit.log in the state folder cannot be written: the disk is full \
          | bowsprit: es wird kein Protokoll geführt, weil sich bowsprit.log im Zustandsordner nicht schreiben lässt: der Datenträger ist voll
          VGA CD, fan translation | VGA CD, Übersetzung von Fans
          'coins - 1' is 0, in '6 / (coins - 1)' | 'coins - 1' ist 0, in '6 / (coins - 1)'
          'has(key)' has no value outside of a script, in 'has(key) + 1' \
          | 'has(key)' hat außerhalb eines Skripts keinen Wert, in 'has(key) + 1'
          there is no local variable 30 here | hier gibt es keine lokale Variable 30
          """)
  void aMessageIsTranslatedWithItsValues(String english, String expected) {
    assertThat(germanTexts.translate(english)).isEqualTo(expected);
    assertThat(Texts.english().translate(english)).isEqualTo(english);
  }

  @Test
  void englishFormsOfMessagesAreUnique() {
    List<String> forms =
        new Languages()
            .texts(Languages.ENGLISH).entrySet().stream()
                .filter(text -> text.getKey().startsWith(Messages.PREFIX))
                .map(Map.Entry::getValue)
                .toList();

    assertThat(forms).hasSizeGreaterThan(100).doesNotHaveDuplicates();
  }

  @Test
  void aPlaceholderMatchesTheShortestTextThatIsNotEmpty() {
    Map<String, String> english =
        Map.of("message.a", "{0} in {1}", "message.b", "{0}{1}!", "message.c", "from {0} from");
    Map<String, String> translations =
        Map.of("message.a", "{1} < {0}", "message.b", "{1}-{0}", "message.c", "[{0}]");
    Messages messages = new Messages(english);
    assertThat(messages.translate("a in b in c", translations)).isEqualTo("c < b < a");
    assertThat(messages.translate(" in b", translations)).isEqualTo(" in b");
    assertThat(messages.translate("abc!", translations)).isEqualTo("bc-a");
    assertThat(messages.translate("a!", translations)).isEqualTo("a!");
    assertThat(messages.translate("from x from", translations)).isEqualTo("[x]");
    assertThat(messages.translate("from from", translations)).isEqualTo("from from");
  }

  @Test
  void linesAreTranslatedOneByOne() {
    assertThat(
            germanTexts.translate(
                """
                There are several games here; add one of these to the path:
                #en is Monkey Island (VGA CD, English)
                #de is Monkey Island (VGA CD, German)"""))
        .isEqualTo(
            """
            Hier sind mehrere Spiele; nenne eines davon hinter dem, was du angegeben hast:
            #en ist Monkey Island (VGA CD, Englisch)
            #de ist Monkey Island (VGA CD, Deutsch)""");
  }

  @Test
  void anUnknownMessageIsUnchanged() {
    assertThat(germanTexts.translate("a plugin's own words: fine"))
        .isEqualTo("a plugin's own words: fine");
    assertThat(germanTexts.translate("Kein Ton.")).isEqualTo("Kein Ton.");
  }

  @Test
  void messagesOfPluginsCanHaveAnyLength() {
    String veryLongMessage = "why: ".repeat(100_000);
    String deeplyNestedMessage = "why: ".repeat(390) + "the disk is full";

    assertThat(germanTexts.translate(veryLongMessage)).isEqualTo(veryLongMessage);
    assertThat(germanTexts.translate(deeplyNestedMessage))
        .endsWith("why: der Datenträger ist voll");
  }

  /** Finds messages that are no longer translated because their text in the code has changed. */
  @Test
  void everyMessageOccursInTheCode() {
    String code = literals();
    Map<String, String> missingParts = new TreeMap<>();
    Languages.englishTexts()
        .forEach(
            (key, english) -> {
              if (key.startsWith(Messages.PREFIX) && !key.startsWith(SYSTEM_MESSAGE_PREFIX)) {
                PLACEHOLDER
                    .splitAsStream(english)
                    .map(part -> part.replaceAll("^[^\\w ]+|\\W+$", ""))
                    .filter(part -> !isInCode(part, code))
                    .forEach(part -> missingParts.put(key, part));
              }
            });
    assertThat(missingParts).isEmpty();
  }

  /**
   * Returns whether the code contains a part of a message. The message may be concatenated from
   * constants.
   */
  private static boolean isInCode(String part, String code) {
    if (part.isEmpty() || code.contains(part)) {
      return true;
    }
    for (int splitIndex = MIN_PART_LENGTH;
        splitIndex <= part.length() - MIN_PART_LENGTH;
        splitIndex++) {
      if (code.contains(part.substring(0, splitIndex))
          && isInCode(part.substring(splitIndex), code)) {
        return true;
      }
    }
    return false;
  }

  private static String literals() {
    return SOURCE_FOLDERS.stream()
        .flatMap(MessagesTest::sourceFiles)
        .map(MessagesTest::literalsOf)
        .collect(Collectors.joining("\n"));
  }

  private static Stream<Path> sourceFiles(Path modulesFolder) {
    try (Stream<Path> moduleFolders = Files.list(modulesFolder)) {
      return moduleFolders
          .flatMap(module -> Stream.of(module.resolve("src/main"), module.resolve("pom.xml")))
          .filter(Files::exists)
          .flatMap(MessagesTest::textFiles)
          .toList()
          .stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Stream<Path> textFiles(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().matches(".*\\.(java|tsv|xml)")).toList().stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String literalsOf(Path file) {
    try {
      String text = Files.readString(file);
      return file.toString().endsWith(".java")
          ? STRING_LITERAL
              .matcher(CONCATENATION.matcher(text).replaceAll(""))
              .results()
              .map(literal -> literal.group(1))
              .collect(Collectors.joining("\n"))
          : text;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
