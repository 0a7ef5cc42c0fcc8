package org.bowsprit.player.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.ArgumentMatchers.eq;
import static org.mockito.Mockito.inOrder;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.never;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.bowsprit.audio.AudioDevice;
import org.bowsprit.audio.mix.SoundCard;
import org.bowsprit.audio.mix.Volumes;
import org.bowsprit.desktop.game.GameCatalog;
import org.bowsprit.engine.state.Interruption;
import org.bowsprit.player.LabGames;
import org.bowsprit.player.library.GameChoice;
import org.bowsprit.player.library.GamePreviews;
import org.bowsprit.player.library.GameSource;
import org.bowsprit.player.library.Library;
import org.bowsprit.player.save.SaveFolder;
import org.bowsprit.player.settings.Setting;
import org.bowsprit.player.settings.Settings;
import org.bowsprit.player.settings.SettingsFile;
import org.bowsprit.player.sound.Loudspeaker;
import org.bowsprit.render.Caption;
import org.bowsprit.render.DisplaySettings.Aspect;
import org.bowsprit.render.HostEvent;
import org.bowsprit.render.HostEvent.PadButton;
import org.bowsprit.render.Input;
import org.bowsprit.render.KeyCodes;
import org.bowsprit.vm.EngineVariable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.mockito.InOrder;

/** Tests the effects of keys, pads and the window on a running game. */
class PlayInputTest {

  private static final Path DROPPED_PATH = LabGames.folder("oplab");

  private final TestGame game = new TestGame();
  private final FakeRenderer renderer = new FakeRenderer();
  private final AudioDevice device = mockDevice();
  private final SoundCard soundCard = new SoundCard(device);
  private final List<String> notices = new ArrayList<>();
  private final Library library = mock(Library.class);
  private final GamePreviews previews =
      new GamePreviews(mock(GameCatalog.class), mock(SaveFolder.class), game -> null, task -> {});
  private final Settings settings;
  private final Path folder;

  PlayInputTest(@TempDir Path folder) {
    this.folder = folder;
    SettingsFile file = new SettingsFile(folder.resolve("settings.toml"));
    settings = Settings.of(file, "walklab", notices::add);
    settings.override(Setting.PICTURES, folder.toString());
  }

  @Test
  void f11TogglesFullScreen() {
    play(renderer.then(key(KeyCodes.function(11))));
    assertThat(renderer.settings().fullscreen()).isTrue();
    play(renderer.then(key(KeyCodes.function(11))));
    assertThat(renderer.settings().fullscreen()).isFalse();
  }

  @Test
  void altXChangesThePixelShapeAndAltETheFilter() {
    play(renderer.then(keyWithAlt('x'), keyWithAlt('e')));
    assertThat(renderer.settings().aspect()).isEqualTo(Aspect.SQUARE);
    assertThat(renderer.settings().filter()).isEqualTo("soft");
    play(renderer.then(keyWithAlt('x'), keyWithAlt('e')));
    assertThat(renderer.settings().aspect()).isEqualTo(Aspect.CORRECTED);
    assertThat(renderer.settings().filter()).isEqualTo("nearest");
  }

  @Test
  void keysOfTheProgramAreNotPassedToTheGame() {
    play(renderer.then(key(KeyCodes.F12), key('n')));
    assertThat(game.recordedInput()).containsExactly("0 key 110");
    assertThat(notices).containsExactly("Screenshot: " + folder.resolve("bowsprit-001.png"));
    assertThat(folder.resolve("bowsprit-001.png")).isRegularFile();
  }

  @Test
  void aVerbKeyIsPassedToAGameWithoutThatVerb() {
    play(renderer.then(key('q')));
    assertThat(game.recordedInput()).containsExactly("0 key 113");
  }

  @Test
  void altQEndsPlay() {
    play(renderer.then().then(keyWithAlt('q')).thenNothing(50));
    assertThat(renderer.presentedFrames()).hasSize(2);
  }

  @Test
  void aPauseDimsAndSilencesTheGameUntilAKeyIsPressed() {
    renderer.thenNothing(4).then(keyWithAlt('p')).thenNothing(20);
    play(renderer.then(key('x')).thenNothing(3));

    assertThat(renderer.presentedFrames().get(10).palette())
        .isNotEqualTo(renderer.lastFrame().palette());
    assertThat(game.recordedInput()).isEmpty();
    InOrder order = inOrder(device);
    order.verify(device).pause(true);
    order.verify(device).pause(false);
  }

  @Test
  void thePauseKeyOfTheGamePausesTheGame() {
    game.session().machine().variables().set(EngineVariable.PAUSE_KEY, KeyCodes.SPACE);
    play(renderer.thenNothing(10).then(key(KeyCodes.SPACE)).thenNothing(10));

    assertThat(game.session().interruption())
        .map(Interruption::kind)
        .contains(Interruption.Kind.PAUSE);
  }

  @Test
  void pressingAMouseButtonMovesThePointerToItsPosition() {
    play(renderer.then(new Input.Press(50, 60, Input.Button.LEFT)).thenNothing(2));

    assertThat(renderer.lastFrame().cursorX()).isEqualTo(50);
    assertThat(renderer.lastFrame().cursorY()).isEqualTo(60);
  }

  @Test
  void aGamepadMovesThePointerAndClicks() {
    play(
        renderer
            .then(new HostEvent.Stick(0, 1, 0))
            .thenNothing(29)
            .then(new HostEvent.Stick(0, 0, 0), padEvent(PadButton.SOUTH, true))
            .then(
                padEvent(PadButton.SOUTH, false),
                padEvent(PadButton.WEST, true),
                padEvent(PadButton.BACK, true)));

    assertThat(game.session().mouseX()).isEqualTo(104 + 80);
    assertThat(game.recordedInput())
        .anyMatch(line -> line.endsWith(" 184 56 LD"))
        .anyMatch(line -> line.endsWith(" 184 56 LU"))
        .anyMatch(line -> line.endsWith(" key 46"))
        .anyMatch(line -> line.endsWith(" key 27"));
  }

  @Test
  void theGamePlaysFastWhileAShoulderButtonIsHeld() {
    play(
        renderer
            .then(padEvent(PadButton.RIGHT_SHOULDER, true))
            .thenNothing(4)
            .then(padEvent(PadButton.RIGHT_SHOULDER, false)));
    assertThat(game.session().ticks())
        .isBetween(5L * GameAtPlay.FAST_TICKS, 5L * GameAtPlay.FAST_TICKS + 2);
  }

  @Test
  void theWheelIsPassedToTheGameAsArrowKeys() {
    play(renderer.then(new HostEvent.Wheel(1), new HostEvent.Wheel(-1)));
    assertThat(game.recordedInput()).containsExactly("0 key 328", "0 key 336");
  }

  @Test
  void aGameIsMutedWhileItHasNoFocus() {
    SoundCard mockCard = mock(SoundCard.class);
    when(mockCard.volumes()).thenReturn(Volumes.DEFAULT);
    play(
        renderer.then(new HostEvent.Focus(false)).then(new HostEvent.Focus(true)),
        new Loudspeaker(mockCard, device));
    InOrder order = inOrder(mockCard);
    order.verify(mockCard).setVolumes(Volumes.DEFAULT.withMaster(0));
    order.verify(mockCard).setVolumes(Volumes.DEFAULT);
  }

  @Test
  void aGameCanPauseWhileItHasNoFocus() {
    settings.override(Setting.FOCUS_LOSS, "pause");
    play(
        renderer
            .then(new HostEvent.Focus(false))
            .thenNothing(10)
            .then(new HostEvent.Focus(true))
            .thenNothing(2));
    assertThat(game.session().ticks()).isEqualTo(1);
  }

  @Test
  void aGameCanContinueWhileItHasNoFocus() {
    settings.override(Setting.FOCUS_LOSS, "continue");
    play(renderer.then(new HostEvent.Focus(false)).thenNothing(10));
    assertThat(game.session().ticks()).isPositive();
    verify(device, never()).pause(true);
  }

  @Test
  void aDroppedGameIsPlayedNext() {
    renderer.then(new HostEvent.DropFile(DROPPED_PATH)).thenNothing(50);
    when(library.examineDrop(eq(DROPPED_PATH), any()))
        .thenReturn(new Library.DropResult(Optional.of(DROPPED_PATH), "", false));
    assertThat(playWith(renderer, new Loudspeaker(soundCard, device)))
        .contains(GameChoice.fromBeginning(DROPPED_PATH));
    assertThat(renderer.presentedFrames()).hasSize(1);
  }

  @Test
  void aDroppedFileWithoutAGameIsRefusedWithAMessage() {
    renderer.then(new HostEvent.DropFile(DROPPED_PATH)).thenNothing(5);
    when(library.examineDrop(eq(DROPPED_PATH), any()))
        .thenReturn(new Library.DropResult(Optional.empty(), "No game.", false));
    assertThat(playWith(renderer, new Loudspeaker(soundCard, device))).isEmpty();
    assertThat(renderer.presentedFrames()).hasSize(7);
    assertThat(notices).containsExactly("No game.");
  }

  @Test
  void messagesOfTheRendererAreShown() {
    play(renderer.then(new HostEvent.Notice("no such monitor")));
    assertThat(notices).containsExactly("no such monitor");
  }

  @Test
  void theWelcomeInATerminalDoesNotMentionTheWindow() {
    FakeRenderer terminal =
        new FakeRenderer() {
          @Override
          public boolean ownsTerminal() {
            return true;
          }
        };
    Loudspeaker loudspeaker = new Loudspeaker(soundCard, device);
    TestGame.play(
        game.module(settings, notices::add, terminal.thenNothing(3), loudspeaker)
            .offerGames(
                new GameSource(library, previews, path -> null, game -> settings, folder -> false),
                false)
            .welcome(true));
    assertThat(terminal.lastFrame().captions())
        .extracting(Caption::text)
        .anyMatch(line -> line.contains("Alt+Q"))
        .noneMatch(line -> line.contains("window"));
  }

  private void play(FakeRenderer usedRenderer) {
    play(usedRenderer, new Loudspeaker(soundCard, device));
  }

  private void play(FakeRenderer usedRenderer, Loudspeaker loudspeaker) {
    assertThat(playWith(usedRenderer, loudspeaker)).isEmpty();
  }

  private Optional<GameChoice> playWith(FakeRenderer usedRenderer, Loudspeaker loudspeaker) {
    return TestGame.play(
        game.module(settings, notices::add, usedRenderer, loudspeaker)
            .offerGames(
                new GameSource(library, previews, path -> null, game -> settings, folder -> false),
                false));
  }

  private static Input keyWithAlt(char letter) {
    return new Input.Key(KeyCodes.typed(letter, false, true), false, false, true);
  }

  private static Input key(int code) {
    return new Input.Key(code);
  }

  private static HostEvent padEvent(PadButton button, boolean isPressed) {
    return new HostEvent.Pad(0, button, isPressed);
  }

  private static AudioDevice mockDevice() {
    AudioDevice device = mock(AudioDevice.class);
    when(device.sampleRate()).thenReturn(44_100);
    return device;
  }
}
