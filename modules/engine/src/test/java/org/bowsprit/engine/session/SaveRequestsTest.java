package org.bowsprit.engine.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.verifyNoInteractions;
import static org.mockito.Mockito.verifyNoMoreInteractions;
import static org.mockito.Mockito.when;

import org.bowsprit.engine.GameHost;
import org.bowsprit.engine.internal.input.Interruptions;
import org.bowsprit.engine.internal.port.ScriptHostAccess;
import org.bowsprit.engine.testing.LitRoom;
import org.bowsprit.vm.EngineVariable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Tests the requests of scripts to save or load the game, and the results that scripts read in
 * variable 71 (spec 05 §11, step 10).
 */
class SaveRequestsTest {

  private static final int MENU_KEY = 319;

  private final LitRoom room = new LitRoom();
  private final GameHost host = mock(GameHost.class);
  private final ScriptHostAccess scriptedHost =
      new ScriptHostAccess(host, mock(Interruptions.class), room.world);
  private final SavePoint savePoint = mock(SavePoint.class);
  private final SaveRequests requests = new SaveRequests(scriptedHost, savePoint, room.world);

  @BeforeEach
  void enterRoom() {
    room.enter();
  }

  private int result() {
    return room.memory.read(EngineVariable.GAME_LOADED.number());
  }

  @Test
  void withoutARequestNothingIsSavedOrLoaded() {
    assertThat(requests.handle()).isFalse();
    assertThat(requests.handleLoad()).isFalse();

    verifyNoInteractions(savePoint);
    assertThat(result()).isZero();
  }

  @ParameterizedTest
  @CsvSource({"true, 201", "false, 202"})
  void theGameReceivesTheResultOfASaveAndContinues(boolean succeeds, int expectedResult) {
    when(savePoint.save()).thenReturn(succeeds);
    scriptedHost.requestSave(1);

    assertThat(requests.handle()).isFalse();
    assertThat(result()).isEqualTo(expectedResult);
  }

  @ParameterizedTest
  @CsvSource({"true, 203", "false, 204"})
  void theLoadedGameReceivesTheResultOfTheLoad(boolean succeeds, int expectedResult) {
    when(savePoint.load()).thenReturn(succeeds);
    scriptedHost.requestLoad(1);

    assertThat(requests.handleLoad()).isEqualTo(succeeds);
    assertThat(result()).isEqualTo(expectedResult);
  }

  @Test
  void eachRequestIsHandledOnlyOnce() {
    scriptedHost.requestSave(1);
    scriptedHost.requestLoad(1);
    requests.handle();
    requests.handle();

    verify(savePoint).save();
    verify(savePoint).load();
    verifyNoMoreInteractions(savePoint);
  }

  @Test
  void theDebugInstructionWithTheMenuKeyOpensTheListOfSavedGames() {
    room.memory.write(EngineVariable.MAINMENU_KEY.number(), MENU_KEY);
    room.memory.write(EngineVariable.GAME_LOADED.number(), 204);

    scriptedHost.debug(MENU_KEY);

    verify(host).openSavedGames();
    assertThat(result()).isZero();
  }

  @Test
  void theDebugInstructionWithTheNegativeMenuKeyRequestsTheNewestSavedGame() {
    room.memory.write(EngineVariable.MAINMENU_KEY.number(), MENU_KEY);
    room.memory.write(EngineVariable.GAME_LOADED.number(), 204);

    scriptedHost.debug(-MENU_KEY);

    verify(host).loadNewestNext();
    verifyNoMoreInteractions(host);
    assertThat(result()).isEqualTo(204);
  }

  @ParameterizedTest
  @CsvSource({"319, 318", "0, 0", "0, 319"})
  void theDebugInstructionWithAnyOtherValueOnlyWritesTheLog(int menuKey, int value) {
    room.memory.write(EngineVariable.MAINMENU_KEY.number(), menuKey);
    room.memory.write(EngineVariable.GAME_LOADED.number(), 204);

    scriptedHost.debug(value);

    verifyNoInteractions(host);
    assertThat(result()).isEqualTo(204);
  }
}
