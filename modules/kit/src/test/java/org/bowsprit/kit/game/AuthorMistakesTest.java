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
 * Tests all messages about mistakes that authors make, and about sources that only look wrong. They
 * are listed in {@code mistakes.txt}. With {@code -Dbowsprit.golden.write=true}, the test writes
 * the present messages into that file.
 */
class AuthorMistakesTest {

  private static final Path FILE = Path.of("src/test/resources/org/bowsprit/kit/game/mistakes.txt");
  private static final Pattern PICTURE = Pattern.compile(" ([0-9]+)×([0-9]+)( true colour)?");
  private static final String SAID = "> ";
  private static final String NOTHING = "nothing";

  /**
   * A mistake.
   *
   * @param title a description of the mistake
   * @param edits the lines that introduce the mistake
   * @param said the expected messages
   */
  private record Mistake(String title, List<String> edits, List<String> said) {}

  @TestFactory
  Stream<DynamicTest> everyMistakeIsReportedAtItsPlace() throws IOException {
    if (Boolean.getBoolean("bowsprit.golden.write")) {
      write(mistakes());
    }
    return mistakes().stream()
        .map(
            mistake ->
                DynamicTest.dynamicTest(
                    mistake.title(),
                    () -> assertThat(said(mistake)).isNotEmpty().isEqualTo(mistake.said())));
  }

  private static List<Mistake> mistakes() throws IOException {
    List<Mistake> mistakes = new ArrayList<>();
    for (String line : Files.readAllLines(FILE)) {
      if (line.startsWith("## ")) {
        mistakes.add(new Mistake(line.substring(3), new ArrayList<>(), new ArrayList<>()));
      } else if (line.startsWith(SAID)) {
        mistakes.get(mistakes.size() - 1).said().add(line.substring(SAID.length()));
      } else if (!line.isBlank() && !line.startsWith("# ")) {
        mistakes.get(mistakes.size() - 1).edits().add(line);
      }
    }
    return mistakes;
  }

  private static void write(List<Mistake> mistakes) throws IOException {
    List<String> lines =
        new ArrayList<>(
            Files.readAllLines(FILE).stream().takeWhile(each -> !each.startsWith("## ")).toList());
    for (Mistake mistake : mistakes) {
      lines.add("## " + mistake.title());
      lines.addAll(mistake.edits());
      said(mistake).forEach(each -> lines.add(SAID + each));
      lines.add("");
    }
    lines.remove(lines.size() - 1);
    Files.write(FILE, lines);
  }

  private static List<String> said(Mistake mistake) throws IOException {
    List<String> said =
        new GameBuilder(new ScriptCompiler()::compile, BuildCache.NONE)
            .build(sources(mistake)).diagnostics().stream().map(AuthorMistakesTest::line).toList();
    return said.isEmpty() ? List.of(NOTHING) : said;
  }

  private static String line(Diagnostic told) {
    return told.shown().lines().findFirst().orElseThrow();
  }

  private static SourceTree sources(Mistake mistake) throws IOException {
    NavigableMap<String, Bytes> files =
        new TreeMap<>(StarterGame.sources(Template.DIALOGUE, "test").files());
    String path = "";
    String old = "";
    for (String edit : mistake.edits()) {
      String rest = edit.substring(2);
      if (edit.startsWith("= ") && rest.endsWith(" x")) {
        assertThat(files.remove(rest.substring(0, rest.length() - 2))).as(edit).isNotNull();
      } else if (edit.startsWith("= ") && rest.contains(" <")) {
        int at = rest.indexOf(" <");
        files.put(rest.substring(0, at), Bytes.wrap(contents(rest.substring(at + 2))));
      } else if (edit.startsWith("= ")) {
        path = rest;
        old = "";
      } else if (edit.startsWith("- ")) {
        old = rest.replace("\\n", "\n");
      } else {
        files.put(path, changed(files.get(path), old, rest.replace("\\n", "\n"), edit));
      }
    }
    return new SourceTree(files);
  }

  private static Bytes changed(Bytes file, String old, String now, String edit) {
    String text = new String(file.toArray(), StandardCharsets.UTF_8);
    assertThat(text).as(edit).contains(old);
    return SourceTree.bytes(
        old.isEmpty()
            ? text + now
            : text.replaceFirst(Pattern.quote(old), Matcher.quoteReplacement(now)));
  }

  private static byte[] contents(String description) throws IOException {
    Matcher picture = PICTURE.matcher(description);
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
