package org.bowsprit.player.save;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.bowsprit.engine.session.SaveObstacle;
import org.bowsprit.engine.state.GameState;
import org.bowsprit.vm.EngineVariable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests saving and loading a game that is being played. */
class SessionSavesTest {

  @TempDir private Path folder;
  private final PlayedLabGame labGame = new PlayedLabGame("walklab");

  private SessionSaves createSaves() {
    return new SessionSaves(
        labGame.slots(folder), labGame.factory, labGame.session, labGame.painter.frame());
  }

  @Test
  void aQuickLoadRestoresTheQuickSave() {
    SessionSaves saves = createSaves();
    GameState savedState = labGame.session.snapshot();
    saves.quickSave();
    labGame.play(50);
    saves.quickLoad();

    assertThat(labGame.session.ticks()).isEqualTo(savedState.session().ticks());
    assertThat(labGame.session.snapshot().world().equals(savedState.world())).isTrue();
  }

  @Test
  void aFailedLoadLeavesTheGameUnchanged() {
    GameState stateBefore = labGame.session.snapshot();

    assertThatThrownBy(() -> createSaves().quickLoad())
        .isInstanceOf(SaveFailedException.class)
        .hasMessage("Slot quick cannot be loaded: there is no such file or folder.");
    assertThat(labGame.session.snapshot().equals(stateBefore)).isTrue();
  }

  @Test
  void aGameThatForbidsItsMenuIsNotAutosaved() {
    labGame.session.machine().variables().set(EngineVariable.MAINMENU_KEY, 0);
    assertThat(createSaves().reasonNotToSave()).contains(SaveObstacle.FORBIDDEN);
    assertThat(createSaves().autosave()).isFalse();

    labGame.session.machine().variables().set(EngineVariable.MAINMENU_KEY, 319);
    assertThat(createSaves().reasonNotToSave()).isEmpty();
    assertThat(createSaves().autosave()).isTrue();
    assertThat(createSaves().slots().isUsed(new SaveSlot(SaveSlot.Kind.AUTO, 1))).isTrue();
  }

  @Test
  void scriptsHaveTheirOwnSlot() {
    ScriptSaves saves =
        new ScriptSaves(labGame.slots(folder), labGame.factory, labGame.painter.frame());
    assertThat(saves.load()).isEmpty();
    GameState state = labGame.session.snapshot();

    assertThat(saves.save(state)).isTrue();
    assertThat(saves.load().orElseThrow().equals(state)).isTrue();
  }

  @Test
  void textsAreStoredOutsideSaves() {
    StoredTexts texts = new StoredTexts(folder.resolve("texts"));
    byte[] text = "100 points\0".getBytes(StandardCharsets.ISO_8859_1);
    assertThat(texts.load("iq-points")).isNull();
    assertThat(texts.store("iq-points", text)).isTrue();
    assertThat(texts.store("other\nname", new byte[] {1})).isTrue();

    StoredTexts reopenedTexts = new StoredTexts(folder.resolve("texts"));
    assertThat(reopenedTexts.load("iq-points")).isEqualTo(text);
    assertThat(reopenedTexts.load("other\nname")).containsExactly(1);
  }
}
