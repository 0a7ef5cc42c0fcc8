package org.bowsprit.kit.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.sound.sampled.AudioFileFormat;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioInputStream;
import javax.sound.sampled.AudioSystem;
import org.bowsprit.bow.ScriptCompiler;
import org.bowsprit.bow.diagnostic.Diagnostic;
import org.bowsprit.bytes.Bytes;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Tests the messages about the mistakes of authors, and about sources that only seem to contain a
 * mistake. The mistakes and their messages are listed in {@code mistakes.txt}. With {@code
 * -Dbowsprit.golden.write=true}, the test writes the current messages into that file.
 */
class AuthorMistakesTest {

  private static final Path MISTAKES_FILE =
      Path.of("src/test/resources/org/bowsprit/kit/game/mistakes.txt");
  private static final Pattern PICTURE_DESCRIPTION =
      Pattern.compile(" ([0-9]+)×([0-9]+)( true colour)?");
  private static final String MESSAGE_PREFIX = "> ";
  private static final String NO_MESSAGE = "nothing";

  /**
   * A mistake.
   *
   * @param title a description of the mistake
   * @param edits the lines that introduce the mistake
   * @param messages the expected messages
   */
  private record Mistake(String title, List<String> edits, List<String> messages) {}

  @TestFactory
  Stream<DynamicTest> everyMistakeIsReportedAtItsPosition() throws IOException {
    if (Boolean.getBoolean("bowsprit.golden.write")) {
      write(mistakes());
    }
    return mistakes().stream()
        .map(
            mistake ->
                DynamicTest.dynamicTest(
                    mistake.title(),
                    () ->
                        assertThat(messages(mistake)).isNotEmpty().isEqualTo(mistake.messages())));
  }

  private static List<Mistake> mistakes() throws IOException {
    List<Mistake> mistakes = new ArrayList<>();
    for (String line : Files.readAllLines(MISTAKES_FILE)) {
      if (line.startsWith("## ")) {
        mistakes.add(new Mistake(line.substring(3), new ArrayList<>(), new ArrayList<>()));
      } else if (line.startsWith(MESSAGE_PREFIX)) {
        mistakes.get(mistakes.size() - 1).messages().add(line.substring(MESSAGE_PREFIX.length()));
      } else if (!line.isBlank() && !line.startsWith("# ")) {
        mistakes.get(mistakes.size() - 1).edits().add(line);
      }
    }
    return mistakes;
  }

  private static void write(List<Mistake> mistakes) throws IOException {
    List<String> lines =
        new ArrayList<>(
            Files.readAllLines(MISTAKES_FILE).stream()
                .takeWhile(each -> !each.startsWith("## "))
                .toList());
    for (Mistake mistake : mistakes) {
      lines.add("## " + mistake.title());
      lines.addAll(mistake.edits());
      messages(mistake).forEach(each -> lines.add(MESSAGE_PREFIX + each));
      lines.add("");
    }
    lines.remove(lines.size() - 1);
    Files.write(MISTAKES_FILE, lines);
  }

  private static List<String> messages(Mistake mistake) throws IOException {
    List<String> messages =
        new GameBuilder(new ScriptCompiler()::compile, BuildCache.NONE)
            .build(sources(mistake)).diagnostics().stream()
                .map(AuthorMistakesTest::firstLine)
                .toList();
    return messages.isEmpty() ? List.of(NO_MESSAGE) : messages;
  }

  private static String firstLine(Diagnostic diagnostic) {
    return diagnostic.displayText().lines().findFirst().orElseThrow();
  }

  private static SourceTree sources(Mistake mistake) throws IOException {
    NavigableMap<String, Bytes> files =
        new TreeMap<>(StarterGame.sources(Template.DIALOGUE, "test").files());
    String path = "";
    String oldText = "";
    for (String edit : mistake.edits()) {
      String argument = edit.substring(2);
      if (edit.startsWith("= ") && argument.endsWith(" x")) {
        assertThat(files.remove(argument.substring(0, argument.length() - 2)))
            .as("the file removed by '%s'", edit)
            .isNotNull();
      } else if (edit.startsWith("= ") && argument.contains(" <")) {
        int separator = argument.indexOf(" <");
        files.put(
            argument.substring(0, separator),
            Bytes.wrap(fileContents(argument.substring(separator + 2))));
      } else if (edit.startsWith("= ")) {
        path = argument;
        oldText = "";
      } else if (edit.startsWith("- ")) {
        oldText = argument.replace("\\n", "\n");
      } else {
        files.put(path, replace(files.get(path), oldText, argument.replace("\\n", "\n"), edit));
      }
    }
    return new SourceTree(files);
  }

  private static Bytes replace(Bytes file, String oldText, String replacement, String edit) {
    String text = new String(file.toArray(), StandardCharsets.UTF_8);
    assertThat(text).as("the file changed by '%s'", edit).contains(oldText);
    return SourceTree.bytes(
        oldText.isEmpty()
            ? text + replacement
            : text.replaceFirst(Pattern.quote(oldText), Matcher.quoteReplacement(replacement)));
  }

  private static byte[] fileContents(String description) throws IOException {
    Matcher picture = PICTURE_DESCRIPTION.matcher(description);
    if (picture.matches()) {
      return picture(
          Integer.parseInt(picture.group(1)),
          Integer.parseInt(picture.group(2)),
          picture.group(3) != null);
    }
    return description.endsWith(" bits")
        ? wave(Integer.parseInt(description.substring(1, description.length() - 5)))
        : description.getBytes(StandardCharsets.UTF_8);
  }

  private static byte[] picture(int width, int height, boolean trueColour) throws IOException {
    byte[] channel = {0, 85, (byte) 170, (byte) 255};
    BufferedImage image =
        trueColour
            ? new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB)
            : new BufferedImage(
                width,
                height,
                BufferedImage.TYPE_BYTE_INDEXED,
                new IndexColorModel(8, 4, channel, channel, channel));
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ImageIO.write(image, "png", out);
    return out.toByteArray();
  }

  private static byte[] wave(int bits) throws IOException {
    AudioFormat format = new AudioFormat(22_050, bits, 1, bits > 8, false);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    AudioSystem.write(
        new AudioInputStream(new ByteArrayInputStream(new byte[300]), format, 100),
        AudioFileFormat.Type.WAVE,
        out);
    return out.toByteArray();
  }
}
