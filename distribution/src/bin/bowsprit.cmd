@echo off
rem Starts Bowsprit from the folder above this script: lib\ on the module path, plugins\ and games\ beside it, on the Java in
rem java\ (packaged games can have one), of JAVA_HOME or the PATH.
rem BOWSPRIT_JAVA_OPTS adds options for the Java virtual machine.
setlocal DisableDelayedExpansion
for %%I in ("%~dp0..") do set "HOME_FOLDER=%%~fI"
set "JAVA="
if exist "%HOME_FOLDER%\java\bin\java.exe" set "JAVA=%HOME_FOLDER%\java\bin\java.exe"
if not defined JAVA if defined JAVA_HOME if exist "%JAVA_HOME%\bin\java.exe" set "JAVA=%JAVA_HOME%\bin\java.exe"
if not defined JAVA for %%I in (java.exe) do set "JAVA=%%~$PATH:I"
if not defined JAVA goto no_java
rem The JDK's own release file tells its version without starting it, and which modules it has. Where there is none, 0 stands for a
rem version that is not known.
set "VERSION="
set "PRESENT="
for %%I in ("%JAVA%\..\..\release") do set "RELEASE=%%~fI"
if exist "%RELEASE%" for /f "usebackq tokens=1,* delims==" %%A in ("%RELEASE%") do (
  if "%%A"=="JAVA_VERSION" set "VERSION=%%~B"
  if "%%A"=="MODULES" set "PRESENT= %%~B "
)
set "MAJOR=0"
if defined VERSION for /f "tokens=1 delims=.-+" %%A in ("%VERSION%") do set "MAJOR=%%A"
if %MAJOR% GTR 0 if %MAJOR% LSS 17 goto old_java
rem The JDK's synthesiser provides its samples only through an internal package. Guice starts faster without code that it
rem generates, SLF4J where it need not look for Logback. From Java 19 on the virtual machine keeps a cache of loaded classes by
rem itself; Java 17 knows no such option. It is named
rem after the sum of the jars, for all jars of an archive have the same date.
set "SUM=any"
if exist "%HOME_FOLDER%\lib\jars" for /f "usebackq tokens=1" %%A in ("%HOME_FOLDER%\lib\jars") do set "SUM=%%A"
if not exist "%HOME_FOLDER%\lib\bowsprit-%SUM%.jsa" del /q "%HOME_FOLDER%\lib\bowsprit*.jsa" 2>nul
set "OPTIONS=-XX:+IgnoreUnrecognizedVMOptions -XX:+UseSerialGC -Xlog:disable --add-exports java.desktop/com.sun.media.sound=ALL-UNNAMED -Dguice_bytecode_gen_option=DISABLED -Dslf4j.internal.verbosity=ERROR -Dslf4j.provider=ch.qos.logback.classic.spi.LogbackServiceProvider -XX:+AutoCreateSharedArchive"
rem Guice still uses what newer JDKs warn about; native libraries of renderers are loaded by plugins.
if %MAJOR% GEQ 24 set "OPTIONS=%OPTIONS% --sun-misc-unsafe-memory-access=allow --enable-native-access=ALL-UNNAMED"
rem Plugins are in no module and find only what is resolved: what the guide to writing them promises. A Java that was trimmed may
rem lack some of it; 'plugins doctor' says what.
set "PROMISED="
for %%M in (@promised.modules@) do call :promise %%M
if defined PROMISED set "OPTIONS=%OPTIONS% --add-modules %PROMISED:~1%"
rem A short command is over before the optimising compiler has paid for itself, and a game at play would keep it busy for minutes; a run of
rem millions of ticks does pay: BOWSPRIT_JAVA_OPTS=-XX:TieredStopAtLevel=4. A heap that begins small is collected before it has touched a
rem hundred megabytes.
set "COMMAND=%~1"
if not defined COMMAND set "COMMAND=play"
for %%C in (-h --help -V --version asm diff-frames disasm games inspect new-game plugins run trace) do if "%COMMAND%"=="%%C" set "OPTIONS=%OPTIONS% -XX:TieredStopAtLevel=1"
if "%COMMAND%"=="play" set "OPTIONS=%OPTIONS% -XX:TieredStopAtLevel=1 -Xms24m -Xmn6m"
"%JAVA%" %OPTIONS% "-XX:SharedArchiveFile=%HOME_FOLDER%\lib\bowsprit-%SUM%.jsa" %BOWSPRIT_JAVA_OPTS% "-Dbowsprit.home=%HOME_FOLDER%" -p "%HOME_FOLDER%\lib" -m org.bowsprit.launcher/org.bowsprit.launcher.Main %*
exit /b %ERRORLEVEL%

:promise
if not defined PRESENT goto promised
call set "OTHERS=%%PRESENT: %1 =%%"
if "%OTHERS%"=="%PRESENT%" exit /b 0
:promised
set "PROMISED=%PROMISED%,%1"
exit /b 0

:no_java
call :language
if defined GERMAN (
  >&2 echo bowsprit: kein Java gefunden: ein JDK der Version 17 oder neuer muss installiert sein
) else (
  >&2 echo bowsprit: no Java found: install a JDK of version 17 or newer
)
exit /b 1

:old_java
call :language
if defined GERMAN (
  >&2 echo bowsprit: Java 17 oder neuer wird gebraucht, "%JAVA%" ist Java %VERSION%
) else (
  >&2 echo bowsprit: Java 17 or newer is needed, "%JAVA%" is Java %VERSION%
)
exit /b 1

:language
rem What is said where there is no program yet that could is in English, or in German where that is the system's.
set "GERMAN="
set "LOCALE="
for /f "tokens=3" %%L in ('reg query "HKCU\Control Panel\International" /v LocaleName 2^>nul ^| findstr REG_SZ') do set "LOCALE=%%L"
if not defined LOCALE exit /b 0
if /i "%LOCALE:~0,2%"=="de" set "GERMAN=1"
exit /b 0
