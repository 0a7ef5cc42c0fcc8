package org.bowsprit.engine.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.verifyNoInteractions;
import static org.mockito.Mockito.verifyNoMoreInteractions;
import static org.mockito.Mockito.when;

import org.bowsprit.engine.GameHost;
import org.bowsprit.engine.internal.input.Interruptions;
import org.bowsprit.engine.internal.port.ScriptedHost;
import org.bowsprit.engine.testing.SpeakersRoom;
import org.bowsprit.vm.EngineVariable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests scripts that save and load, and the results in variable 71 (spec 05 §11, step 10). */
class SaveRequestsTest {

  private static final int MENU_KEY = 319;

  private final SpeakersRoom room = new SpeakersRoom();
  private final GameHost host = mock(GameHost.class);
  private final ScriptedHost asked = new ScriptedHost(host, mock(Interruptions.class), room.world);
  private final SavePoint savePoint = mock(SavePoint.class);
  private final SaveRequests requests = new SaveRequests(asked, savePoint, room.world);

  @BeforeEach
  void enter() {
    room.enter();
  }

  private int told() {
    return room.memory.read(EngineVariable.GAME_LOADED.number());
  }

  @Test
  void nothingIsDoneWithoutARequest() {
    assertThat(requests.answer()).isFalse();
    assertThat(requests.answerLoad()).isFalse();

    verifyNoInteractions(savePoint);
    assertThat(told()).isZero();
  }

  @ParameterizedTest
  @CsvSource({"true, 201", "false, 202"})
  void theGameLearnsTheResultOfASaveAndContinues(boolean done, int told) {
    when(savePoint.save()).thenReturn(done);
    asked.requestSave(1);

    assertThat(requests.answer()).isFalse();
    assertThat(told()).isEqualTo(told);
  }

  @ParameterizedTest
  @CsvSource({"true, 203", "false, 204"})
  void theLoadedGameLearnsOfTheLoad(boolean done, int told) {
    when(savePoint.load()).thenReturn(done);
    asked.requestLoad(1);

    assertThat(requests.answerLoad()).isEqualTo(done);
    assertThat(told()).isEqualTo(told);
  }

  @Test
  void everyRequestIsAnsweredOnce() {
    asked.requestSave(1);
    asked.requestLoad(1);
    requests.answer();
    requests.answer();

    verify(savePoint).save();
    verify(savePoint).load();
    verifyNoMoreInteractions(savePoint);
  }

  @Test
  void debuggingTheMenuKeyOpensTheSavedGames() {
    room.memory.write(EngineVariable.MAINMENU_KEY.number(), MENU_KEY);
    room.memory.write(EngineVariable.GAME_LOADED.number(), 204);

    asked.debug(MENU_KEY);

    verify(host).openSaves();
    assertThat(told()).isZero();
  }

  @Test
  void debuggingItsNegativePrefersTheNewestSavedGame() {
    room.memory.write(EngineVariable.MAINMENU_KEY.number(), MENU_KEY);
    room.memory.write(EngineVariable.GAME_LOADED.number(), 204);

    asked.debug(-MENU_KEY);

    verify(host).preferNewest();
    verifyNoMoreInteractions(host);
    assertThat(told()).isEqualTo(204);
  }

  @ParameterizedTest
  @CsvSource({"319, 318", "0, 0", "0, 319"})
  void anyOtherValueIsOnlyLogged(int menuKey, int value) {
    room.memory.write(EngineVariable.MAINMENU_KEY.number(), menuKey);
    room.memory.write(EngineVariable.GAME_LOADED.number(), 204);

    asked.debug(value);

    verifyNoInteractions(host);
    assertThat(told()).isEqualTo(204);
  }
}
