package org.bowsprit.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class EndingTest {

  private final List<StackTraceElement[]> stacks = new ArrayList<>();

  @Test
  void aPluginThatCallsExitIsNamed() {
    stack(
        call("java.base", "java.lang.Shutdown", "exit"),
        call("java.base", "java.lang.Runtime", "exit"),
        call("java.base", "java.lang.System", "exit"),
        call(null, "sample.Bad", "route"),
        call("org.bowsprit.plugin.host", "org.bowsprit.plugin.host.Watched", "ask"));
    assertThat(Ending.foreignCaller(stacks)).contains("sample.Bad");
  }

  @Test
  void aPluginThatCallsExitByReflectionIsNamed() {
    stack(
        call("java.base", "java.lang.Runtime", "exit"),
        call("java.base", "jdk.internal.reflect.DirectMethodHandleAccessor", "invoke"),
        call("java.base", "java.lang.reflect.Method", "invoke"),
        call(null, "sample.Bad", "route"));
    assertThat(Ending.foreignCaller(stacks)).contains("sample.Bad");
  }

  @Test
  void theProgramItselfAndTheJdkMayEndIt() {
    stack(
        call("java.base", "java.lang.Runtime", "exit"),
        call("java.base", "java.lang.System", "exit"),
        call("org.bowsprit.launcher", "org.bowsprit.launcher.Ending", "come"),
        call(null, "sample.Bad", "unrelated"));
    stack(
        call("java.base", "java.lang.Runtime", "exit"),
        call("java.desktop", "com.apple.eawt.QuitStrategy", "quit"));
    stack(call(null, "sample.Bad", "route"));
    assertThat(Ending.foreignCaller(stacks)).isEqualTo(Optional.empty());
  }

  @Test
  void theProgramMayEndItOnTheClassPathToo() {
    stack(
        call("java.base", "java.lang.Runtime", "exit"), call(null, Ending.class.getName(), "come"));
    assertThat(Ending.foreignCaller(stacks)).isEmpty();
  }

  @Test
  void aSignalIsNotBlamedOnAPlugin() {
    stack(
        call("java.base", "java.lang.Shutdown", "exit"),
        call("java.base", "java.lang.Terminator$1", "handle"));
    assertThat(Ending.foreignCaller(stacks)).isEmpty();
  }

  private void stack(StackTraceElement... calls) {
    stacks.add(calls);
  }

  private static StackTraceElement call(String module, String type, String method) {
    return new StackTraceElement("app", module, null, type, method, null, 1);
  }
}
