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

class SessionSavesTest {

  @TempDir private Path folder;
  private final PlayedLabGame lab = new PlayedLabGame("walklab");

  private SessionSaves saves() {
    return new SessionSaves(lab.slots(folder), lab.factory, lab.session, lab.painter.frame());
  }

  @Test
  void aQuickLoadRestoresTheQuickSave() {
    SessionSaves saves = saves();
    GameState savedState = lab.session.snapshot();
    saves.quickSave();
    lab.play(50);
    saves.quickLoad();

    assertThat(lab.session.ticks()).isEqualTo(savedState.session().ticks());
    assertThat(lab.session.snapshot().world().equals(savedState.world())).isTrue();
  }

  @Test
  void aFailedLoadLeavesTheGameUnchanged() {
    GameState before = lab.session.snapshot();

    assertThatThrownBy(() -> saves().quickLoad())
        .isInstanceOf(SaveFailedException.class)
        .hasMessage("Slot quick cannot be loaded: there is no such file or folder.");
    assertThat(lab.session.snapshot().equals(before)).isTrue();
  }

  @Test
  void aGameThatForbidsItsMenuIsNotAutosaved() {
    lab.session.machine().variables().set(EngineVariable.MAINMENU_KEY, 0);
    assertThat(saves().reasonNotToSave()).contains(SaveObstacle.FORBIDDEN);
    assertThat(saves().autosave()).isFalse();

    lab.session.machine().variables().set(EngineVariable.MAINMENU_KEY, 319);
    assertThat(saves().reasonNotToSave()).isEmpty();
    assertThat(saves().autosave()).isTrue();
    assertThat(saves().slots().isUsed(new SaveSlot(SaveSlot.Kind.AUTO, 1))).isTrue();
  }

  @Test
  void scriptsHaveTheirOwnSlot() {
    ScriptSaves saves = new ScriptSaves(lab.slots(folder), lab.factory, lab.painter.frame());
    assertThat(saves.load()).isEmpty();
    GameState state = lab.session.snapshot();

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

    StoredTexts reopened = new StoredTexts(folder.resolve("texts"));
    assertThat(reopened.load("iq-points")).isEqualTo(text);
    assertThat(reopened.load("other\nname")).containsExactly(1);
  }
}
