package org.bowsprit.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ProcessExitTest {

  private final List<StackTraceElement[]> stacks = new ArrayList<>();

  @Test
  void returnsTheClassOfAPluginThatCallsExit() {
    stack(
        call("java.base", "java.lang.Shutdown", "exit"),
        call("java.base", "java.lang.Runtime", "exit"),
        call("java.base", "java.lang.System", "exit"),
        call(null, "sample.Bad", "route"),
        call("org.bowsprit.plugin.host", "org.bowsprit.plugin.host.Watched", "ask"));
    assertThat(ProcessExit.pluginCaller(stacks)).contains("sample.Bad");
  }

  @Test
  void returnsTheClassOfAPluginThatCallsExitByReflection() {
    stack(
        call("java.base", "java.lang.Runtime", "exit"),
        call("java.base", "jdk.internal.reflect.DirectMethodHandleAccessor", "invoke"),
        call("java.base", "java.lang.reflect.Method", "invoke"),
        call(null, "sample.Bad", "route"));
    assertThat(ProcessExit.pluginCaller(stacks)).contains("sample.Bad");
  }

  @Test
  void returnsEmptyIfTheProgramOrTheJdkCalledExit() {
    stack(
        call("java.base", "java.lang.Runtime", "exit"),
        call("java.base", "java.lang.System", "exit"),
        call("org.bowsprit.launcher", "org.bowsprit.launcher.ProcessExit", "come"),
        call(null, "sample.Bad", "unrelated"));
    stack(
        call("java.base", "java.lang.Runtime", "exit"),
        call("java.desktop", "com.apple.eawt.QuitStrategy", "quit"));
    stack(call(null, "sample.Bad", "route"));
    assertThat(ProcessExit.pluginCaller(stacks)).isEqualTo(Optional.empty());
  }

  @Test
  void returnsEmptyIfTheProgramOnTheClassPathCalledExit() {
    stack(
        call("java.base", "java.lang.Runtime", "exit"),
        call(null, ProcessExit.class.getName(), "come"));
    assertThat(ProcessExit.pluginCaller(stacks)).isEmpty();
  }

  @Test
  void returnsEmptyAfterASignal() {
    stack(
        call("java.base", "java.lang.Shutdown", "exit"),
        call("java.base", "java.lang.Terminator$1", "handle"));
    assertThat(ProcessExit.pluginCaller(stacks)).isEmpty();
  }

  private void stack(StackTraceElement... calls) {
    stacks.add(calls);
  }

  private static StackTraceElement call(String module, String type, String method) {
    return new StackTraceElement("app", module, null, type, method, null, 1);
  }
}
