package org.bowsprit.player.layer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.bowsprit.desktop.program.SearchPath;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.player.game.TimedSession;
import org.bowsprit.player.ink.GameFontChooser;
import org.bowsprit.player.ink.Lettering;
import org.bowsprit.player.play.Clip;
import org.bowsprit.player.play.TestGame;
import org.bowsprit.player.sound.Ffmpeg;
import org.bowsprit.render.Caption;
import org.bowsprit.render.Frame;
import org.bowsprit.render.Input;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests layers for players with impaired sight or hearing. Also tests notices and clips. */
class AccessibilityLayersTest {

  private final TestGame game = new TestGame("artlab", 100);
  private final TimedSession session = game.timedSession();

  @Test
  void speechIsShownInLargeText() {
    LargeTextLayer layer = new LargeTextLayer(session, () -> true);
    for (int i = 0; i < 2_800 && game.session().speechText().isEmpty(); i++) {
      session.tick();
    }
    assertThat(game.session().speechText()).isNotEmpty();
    assertThat(layer.isShown()).isTrue();
    Frame frame = copyOfGameFrame();
    game.session().captions().forEach(frame::addCaption);
    layer.draw(frame);
    assertThat(frame.pixels()).isNotEqualTo(session.frame().pixels());
    assertThat(frame.captions())
        .as("captions for renderers that draw text with their own font")
        .isNotEmpty();
    Caption smallCaption = game.session().speechLines().get(0);
    assertThat(frame.captions())
        .as("captions without the small text of the game")
        .doesNotContain(smallCaption);
    assertThat(new LargeTextLayer(session, () -> false).isShown()).isFalse();
  }

  @Test
  void speechIsDrawnOnAPlateOnlyIfItIsUnreadable() {
    for (int i = 0; i < 2_800 && game.session().speechText().isEmpty(); i++) {
      session.tick();
    }
    byte[] gamePixels = session.frame().pixels().clone();
    ReadableLinesLayer layer = new ReadableLinesLayer(session, () -> true);
    Frame readableFrame = copyOfGameFrame();
    Arrays.fill(readableFrame.palette(), (byte) 0);
    int ink = game.session().speechLines().get(0).ink();
    Arrays.fill(readableFrame.palette(), ink * 3, ink * 3 + 3, (byte) 255);
    layer.draw(readableFrame);
    assertThat(readableFrame.pixels()).isEqualTo(gamePixels);

    Frame unreadableFrame = copyOfGameFrame();
    Arrays.fill(unreadableFrame.palette(), (byte) 200);
    layer.draw(unreadableFrame);
    assertThat(unreadableFrame.pixels()).isNotEqualTo(gamePixels);
    layer.draw(readableFrame);
    assertThat(readableFrame.pixels())
        .as("the picture after the same speech has become readable")
        .isNotEqualTo(gamePixels);

    assertThat(session.frame().pixels())
        .as("the picture of the game without layers")
        .isEqualTo(gamePixels);
    assertThat(layer.isShown()).isTrue();
    assertThat(new ReadableLinesLayer(session, () -> false).isShown()).isFalse();
  }

  @Test
  void theNameOfTheObjectUnderThePointerIsShown() {
    HoverNameLayer layer =
        new HoverNameLayer(
            session,
            () -> true,
            () -> new Lettering(new GameFontChooser(game.session().world()).font(), 1),
            List::of);
    game.session().world().cursor().setCursorCounter(1);
    game.session().world().cursor().setInputCounter(1);
    for (int i = 0; i < 1_500 && !layer.isShown(); i++) {
      session.tick();
      pointAtAnObject();
    }
    assertThat(layer.isShown()).isTrue();
    Frame frame = copyOfGameFrame();
    layer.draw(frame);
    assertThat(frame.pixels()).isNotEqualTo(session.frame().pixels());
    session.input(new Input.Move(0, Frame.HEIGHT - 1));
    assertThat(layer.isShown()).isFalse();
  }

  private void pointAtAnObject() {
    for (int y = 4; y < Frame.HEIGHT; y += 8) {
      for (int x = 4; x < Frame.WIDTH; x += 8) {
        if (!game.session().nameAt(x, y).isEmpty()) {
          session.input(new Input.Move(x, y));
        }
      }
    }
  }

  @Test
  void theClearPointerIsLargeAndBlackAndWhite() {
    Frame frame = copyOfGameFrame();
    frame.placeCursor(100, 100, true);
    ClearPointerLayer layer = new ClearPointerLayer(() -> frame, () -> true);
    assertThat(layer.isShown()).isTrue();
    layer.draw(frame);
    int middleX = frame.cursor().width() / 2;
    assertThat(frame.cursor().width()).isGreaterThan(20);
    assertThat(brightness(frame, frame.cursor().pixel(middleX, 2))).isEqualTo(765);
    assertThat(brightness(frame, frame.cursor().pixel(middleX + 1, 2))).isZero();
    frame.placeCursor(100, 100, false);
    assertThat(layer.isShown()).isFalse();
  }

  private static int brightness(Frame frame, int index) {
    byte[] palette = frame.palette();
    return (palette[index * 3] & 0xFF)
        + (palette[index * 3 + 1] & 0xFF)
        + (palette[index * 3 + 2] & 0xFF);
  }

  private NoticeLayer createNoticeLayer(List<Caption> speechCaptions) {
    return new NoticeLayer(
        () -> new Lettering(new GameFontChooser(game.session().world()).font(), 1),
        () -> speechCaptions,
        List::of);
  }

  @Test
  void aNoticeIsWrittenBelowOverlappingSpeech() {
    List<Caption> speechCaptions =
        List.of(
            new Caption(40, 2, 280, 12, "I have seen a bell", 15, true),
            new Caption(60, 12, 260, 22, "that cracked.", 15, true),
            new Caption(60, 90, 260, 100, "And then?", 14, true));
    NoticeLayer layer = createNoticeLayer(speechCaptions);
    layer.show("Saved.");
    Frame frame = new Frame();

    layer.draw(frame);

    assertThat(frame.captions())
        .singleElement()
        .satisfies(line -> assertThat(line.text()).isEqualTo("Saved."))
        .satisfies(line -> assertThat(line.top()).isBetween(22, 26));
  }

  @Test
  void aLongNoticeIsWrittenInSmallTextIfLargeTextWouldCoverVerbs() {
    Lettering largeLettering = new Lettering(new GameFontChooser(game.session().world()).font(), 2);
    String text = "Welcome aboard! " + "There is much to say. ".repeat(6);
    NoticeLayer layerWithoutVerbs = new NoticeLayer(() -> largeLettering, List::of, List::of);
    layerWithoutVerbs.show(text);
    int bottom = textBottom(layerWithoutVerbs);

    List<Caption> verbs = List.of(new Caption(8, bottom - 4, 60, bottom + 7, "Open", 4, false));
    NoticeLayer layer = new NoticeLayer(() -> largeLettering, List::of, () -> verbs);
    layer.show(text);

    assertThat(textBottom(layer)).isLessThan(bottom - 4);
  }

  /** Returns the lower edge of the text that a layer writes. */
  private static int textBottom(NoticeLayer layer) {
    Frame frame = new Frame();
    layer.draw(frame);
    return frame.captions().stream().mapToInt(Caption::bottom).max().orElse(0);
  }

  @Test
  void aNoticeIsHiddenWhileItsPositionIsCovered() {
    NoticeLayer layer = createNoticeLayer(List.of());
    AtomicBoolean isCovered = new AtomicBoolean();
    layer.hideWhile(isCovered::get);
    layer.show("Saved.");
    isCovered.set(true);
    assertThat(layer.isShown()).isFalse();
    isCovered.set(false);
    assertThat(layer.isShown()).isTrue();
  }

  @Test
  void aNoticeThatAppearsWhileItsPositionIsCoveredIsShownAboveTheCover() {
    NoticeLayer layer = createNoticeLayer(List.of());
    AtomicBoolean isCovered = new AtomicBoolean();
    layer.hideWhile(isCovered::get);
    layer.show("Saved.");
    layer.round();
    isCovered.set(true);
    layer.show("No sound.");
    assertThat(layer.isShown()).isTrue();
    for (int i = 0; layer.isShown(); i++) {
      assertThat(i).isLessThan(1_000);
      layer.round();
    }
    isCovered.set(false);
    assertThat(layer.isShown()).as("the earlier notice is shown again").isTrue();
  }

  @Test
  void noticesAreShownOneAfterAnotherAndThenDisappear() {
    NoticeLayer layer = createNoticeLayer(List.of());
    layer.show("Saved.");
    layer.show("Loaded.");
    layer.show("Saved.");
    int roundCount = 0;
    for (; layer.isShown(); roundCount++) {
      layer.round();
    }
    // The second notice soon replaces the first and stays for its full time.
    assertThat(roundCount).isEqualTo(90 + 150 + 3 * "Loaded.".length());
  }

  @Test
  void aNewerNoticeReplacesANoticeOnTheSameSubjectImmediately() {
    Set<String> drawnTexts = new LinkedHashSet<>();
    NoticeLayer layer = createNoticeLayer(List.of());
    layer.show("Filter: smooth.");
    layer.round();
    layer.show("Filter: hq.");
    layer.round();
    layer.show("Pixels: square.");
    while (layer.isShown()) {
      Frame frame = copyOfGameFrame();
      layer.draw(frame);
      frame.captions().forEach(line -> drawnTexts.add(line.text()));
      layer.round();
    }
    assertThat(drawnTexts).containsExactly("Pixels: square.", "Filter: hq.");
  }

  @Test
  void inputShortensTheTimeOfANotice() {
    NoticeLayer layer = createNoticeLayer(List.of());
    layer.show("Welcome aboard! " + "There is much to say. ".repeat(5));
    assertThat(layer.take(new Input.Key('x'))).isFalse();
    int roundCount = 0;
    for (; layer.isShown(); roundCount++) {
      layer.round();
    }
    assertThat(roundCount).isEqualTo(90);
  }

  @Test
  void aClipContainsTheLastTenSeconds(@TempDir Path folder) throws IOException {
    Clip clip = new Clip(folder, () -> "apng", Texts.english());
    for (int i = 0; i < 900; i++) {
      session.advanceJiffy();
      clip.round(session.frame());
    }
    clip.startWriting();
    // The clip is not lost even if the player leaves immediately.
    clip.finish();
    assertThat(clip.nextMessage()).contains("Clip: " + folder.resolve("bowsprit-clip-001.png"));
    assertThat(clip.nextMessage()).isEmpty();
    byte[] fileContents = Files.readAllBytes(folder.resolve("bowsprit-clip-001.png"));
    assertThat(new String(fileContents, StandardCharsets.ISO_8859_1))
        .contains("acTL", "fdAT", "IEND");
  }

  @Test
  void clipsCanBeWrittenAsGifAndMp4(@TempDir Path folder) throws IOException {
    assertThat(writeClip(folder, "gif")).startsWith('G', 'I', 'F', '8', '9', 'a');
    assumeTrue(Ffmpeg.in(SearchPath.ofThisProcess()).isPresent(), "ffmpeg is not installed");
    assertThat(new String(writeClip(folder, "mp4"), StandardCharsets.ISO_8859_1)).contains("ftyp");
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).hasSize(2);
    }
  }

  private byte[] writeClip(Path folder, String format) throws IOException {
    Clip clip = new Clip(folder, () -> format, Texts.english());
    for (int i = 0; i < 60; i++) {
      session.advanceJiffy();
      clip.round(session.frame());
    }
    clip.startWriting();
    clip.finish();
    return Files.readAllBytes(folder.resolve("bowsprit-clip-001." + format));
  }

  @Test
  void aClipThatCannotBeWrittenIsReported(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("no-folder"), "");
    Clip clip = new Clip(file, () -> "apng", Texts.english());
    clip.round(session.frame());
    clip.startWriting();
    clip.finish();
    assertThat(clip.nextMessage())
        .contains("No clip: " + file.resolve("bowsprit-clip-001.png") + " cannot be written.");
  }

  private Frame copyOfGameFrame() {
    Frame frame = new Frame();
    frame.copyFrom(session.frame());
    return frame;
  }
}
